/** Fonts for what is read or copied letter by letter. */
export const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
