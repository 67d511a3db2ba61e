import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const avatar = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  borderRadius: '50%',
  overflow: 'hidden',
  background: `color-mix(in oklab, ${vars.color.text} 9%, ${vars.color.surface})`,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
});

export const sizes = styleVariants({
  small: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.text.sm },
  medium: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: vars.text.md },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
