import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme';

const frame = style({
  marginInline: 'auto',
  padding: 'clamp(1rem, 4cqi, 2.5rem) clamp(1rem, 4cqi, 2rem)',
});

/** What a page puts around the parts of a screen. */
globalStyle(`${frame} > * + *`, { marginBlockStart: vars.space[6] });

/** LOOK, Layout: 928 px, with the form beside the summary 1120 px. */
export const widths = styleVariants({
  normal: [frame, { maxInlineSize: '58rem' }],
  wide: [frame, { maxInlineSize: '70rem' }],
});
