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

/**
 * 128 bits that distinguish texts: what is kept of a key or a secret, which another one is not found for by trying at the backend.
 * Nothing to hide it with from whoever reads what is stored.
 */
export function digestOf(text: string): string {
  const parts = [2166136261, 374761393, 3266489917, 668265263];
  for (let index = 0; index < text.length; index += 1)
    for (let part = 0; part < parts.length; part += 1)
      parts[part] = Math.imul((parts[part] ?? 0) ^ (text.charCodeAt(index) + part), 16777619) >>> 0;
  return parts.map((part) => part.toString(16).padStart(8, '0')).join('');
}
