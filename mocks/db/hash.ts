export const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A secret of so many letters; a random one where strangers could guess. */
export type CreateToken = (seed: string, length: number) => string;

/** Letters that look drawn at random and are the same in every run, so that stories and tests never differ. */
export function lettersOf(seed: string, length: number): string {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619) >>> 0;
  let letters = '';
  while (letters.length < length) {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    letters += alphabet[state % alphabet.length] ?? '';
  }
  return letters;
}
