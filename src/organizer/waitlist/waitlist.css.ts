import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { below, clipped } from '../kit/appearance/layout.css';

export { clipped } from '../kit/appearance/layout.css';

/** Where there is no mouse it is as high as a finger needs. */
export const link = style([
  clipped,
  {
    color: vars.color.link,
    '@media': { '(pointer: coarse)': { lineHeight: vars.control.medium } },
  },
]);

export const until = style([below, { whiteSpace: 'normal' }]);

/** Across all columns of the form. */
export const needs = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space[1] });
