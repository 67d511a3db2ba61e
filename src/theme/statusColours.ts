/** What the soft grounds and lines of a notice are mixed from. */
export const light = { positive: '#1a8f5a', warning: '#e79a1d', danger: '#d8382d' };
export const dark = { positive: '#2fae75', warning: '#e79a1d', danger: '#e5483c' };
