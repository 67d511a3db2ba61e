/* What the first screen draws, apart, so that the other drawings come with the screens that show them. */

export const arrowStart = 'M16.5 10h-13m5-5-5 5 5 5';
