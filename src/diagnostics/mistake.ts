/** What a developer reads of a mistake: its code, what is wrong, and in development where more stands. */
export const mistake = (code: string, text: string): string =>
  process.env.NODE_ENV === 'production'
    ? `${code}: ${text}`
    : `${code}: ${text} See node_modules/boxoffice/docs/codes.md#${code.toLowerCase()}`;
