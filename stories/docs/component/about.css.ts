import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/theme';

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[6],
  marginBlock: vars.space[6],
});
const side = style({ borderBlockStart: '3px solid', paddingBlockStart: vars.space[1] });
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.text.sm,
});
export const does = style([side, { borderColor: vars.color.positive }]);
export const donts = style([side, { borderColor: vars.color.danger }]);
/** Wider than a phone; the page itself stays where it is. */
export const controls = style({ overflowX: 'auto' });
