import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const box = style({ position: 'relative', display: 'block' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: '2.5rem',
  cursor: 'pointer',
  selectors: { "&[aria-disabled='true']": { cursor: 'not-allowed' } },
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  marginBlock: 'auto',
  color: vars.color.muted,
  pointerEvents: 'none',
});
