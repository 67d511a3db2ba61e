/** 001 §5 Social message, in characters as a person counts them. */
export const maxSocialMessageLength = 280;

/** Beyond this only how much there is counts, not how it reads. */
const countedClosely = 4_000;

/** How many characters a person sees: a flag or a family is one. */
export function charactersOf(text: string): number {
  if (text.length > countedClosely) return text.length;
  return [...new Intl.Segmenter().segment(text)].length;
}

/** What is left of the 280; negative when there is too much. */
export const charactersLeft = (text: string): number => maxSocialMessageLength - charactersOf(text);
