import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Takes focus only to be read; there is nothing to press in it. */
export const title = style({ selectors: { '&&:focus': { outline: 'none' } } });

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  maxInlineSize: '36rem',
  color: vars.color.muted,
  // An address may be longer than a phone is wide.
  overflowWrap: 'anywhere',
});
