import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { clipped, inline, quiet, stack } from '../kit/appearance/layout.css';

export { clipped } from '../kit/appearance/layout.css';

/** Where there is no mouse it is as high as a finger needs. */
export const link = style([
  clipped,
  {
    color: vars.color.link,
    '@media': { '(pointer: coarse)': { lineHeight: vars.control.medium } },
  },
]);

export const parts = stack[5];
export const actions = inline[2];
export const facts = style([stack[3], { margin: 0 }]);
export const fact = stack[1];
export const term = quiet;
export const value = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
/** It has the focus once its request is decided, when the buttons are gone. */
export const outcome = stack[3];
