// What an editor gets that makes the file of an option on the form of a new table: `boards/GAME/editors/OPTION.svelte`.

import type { OptionInfo } from './api';

/** A file of one's own, as it is sent with a table. */
export interface OwnFile {
  name: string;
  text: string;
}

export interface Editing {
  game: string;
  values: Record<string, OptionInfo['default']>; // of all options, as the form has them
  files: Record<string, OwnFile>; // of all options that have one
  file: OwnFile | undefined; // that of this option
  onfile: (file: OwnFile | null) => void; // use this one, or none
}
