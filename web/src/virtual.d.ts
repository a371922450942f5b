/** Made by `build/words.ts` from the Fluent files of the page, of its boards, of the core and of the games. */
declare module 'virtual:words' {
  /** Where the words of a language are: those of the page, and by id those of each game and of its lesson. */
  export interface TextAddresses {
    page: string;
    games: Record<string, string>;
    learn: Record<string, string>;
  }
  /** By language: en, cs, pl, de. */
  export const words: Record<string, TextAddresses>;
  /** Under test the texts themselves, by address; otherwise empty. */
  export const texts: Record<string, string>;
}
