/** The looks that ship: near-black on white with lime; warm paper and poster red; cold ground and navy. */
export const presets = ['ink', 'festival', 'summit'] as const;
export type Preset = (typeof presets)[number];

/** `auto` follows the reader's system. */
export const schemes = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof schemes)[number];
