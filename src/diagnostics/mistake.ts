/** What a developer reads of a mistake: its code, what is wrong, and where more stands. */
export const mistake = (code: string, text: string): string =>
  `${code}: ${text} See node_modules/boxoffice/docs/codes.md#${code.toLowerCase()}`;
