import { style, styleVariants } from '@vanilla-extract/css';

const frame = style({
  marginInline: 'auto',
  padding: 'clamp(1rem, 4cqi, 2.5rem) clamp(1rem, 4cqi, 2rem)',
});

/** LOOK, Layout: 928 px, with the form beside the summary 1120 px. */
export const widths = styleVariants({
  normal: [frame, { maxInlineSize: '58rem' }],
  wide: [frame, { maxInlineSize: '70rem' }],
});
