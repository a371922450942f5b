// A link as a picture for a phone's camera: one path of squares.

import { encode } from 'uqr';

export interface Code {
  size: number; // squares on a side, with the quiet border
  path: string;
}

export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      let run = 1;
      while (row[x + run]) run++;
      path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  });
  return { size, path };
}
