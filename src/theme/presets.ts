/** The looks that ship: near-black on white with lime; warm paper and poster red; cold ground and navy. @public */
export const presets = ['ink', 'festival', 'summit'] as const;
/** A ready-made look. @public */
export type Preset = (typeof presets)[number];

/** `auto` follows the reader's system. @public */
export const schemes = ['light', 'dark', 'auto'] as const;
/** Light or dark. @public */
export type Scheme = (typeof schemes)[number];
