import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { control } from './TextInput.css';

export const box = style({ position: 'relative', display: 'block' });

/** A control's rules come first, whichever part of a page loads them. */
export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: '2.5rem',
    cursor: 'pointer',
    selectors: { "&[aria-disabled='true']": { cursor: 'not-allowed' } },
  },
]);

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[3],
  marginBlock: 'auto',
  color: vars.color.muted,
  pointerEvents: 'none',
});
