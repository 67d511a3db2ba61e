import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { top } from '../../../themed/kit/TopDialog.css';
import { stack } from '../appearance/layout.css';

export const lines = style([stack[4], { alignContent: 'start' }]);

/** A short question: what it is about is seen around it, on phones too. */
export const modal = style([top, { padding: vars.space[4] }]);
