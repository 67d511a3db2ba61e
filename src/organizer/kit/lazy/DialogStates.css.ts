import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { top } from '../../../themed/kit/TopDialog.css';

export const lines = style({ display: 'grid', alignContent: 'start', gap: vars.space[4] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
});

/** A short question: what it is about is seen around it, on phones too. */
export const modal = style([top, { '@media': { '(max-width: 500px)': { padding: vars.space[4] } } }]);
