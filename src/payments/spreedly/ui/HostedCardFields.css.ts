import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme';

/** One line of input, also while the frame in it has no height of its own. */
export const container = style({ flex: 1, minInlineSize: 0, minBlockSize: '1.5rem' });

globalStyle(`${container} > iframe`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.5rem',
  border: 0,
  // A frame of another scheme than its page's would get a background of its own.
  colorScheme: 'light',
});
/* The provider's frame has no ring of its own; a plain input in its place would show a second one. */
globalStyle(`${container} :focus-visible`, { outline: 'none' });

/** Keeps its line when there is nothing to say, so that nothing moves. */
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '1.5rem',
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.text.sm,
});

export const refusal = style({ marginBlockStart: vars.space[4] });

const bone = style({ display: 'grid', alignContent: 'space-between', minBlockSize: '4.3125rem' });
/** Columns of twelve. */
export const bones = styleVariants({ 12: {}, 6: {}, 4: {} }, (_, columns) => [
  bone,
  { gridColumn: `span ${columns}` },
]);
