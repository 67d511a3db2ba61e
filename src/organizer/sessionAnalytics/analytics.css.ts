import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { stack } from '../kit/appearance/layout.css';

export { below, clipped, ends, figure, quiet } from '../kit/appearance/layout.css';
export const sections = stack[8];
export const section = stack[4];
export const rates = stack[3];

/** Above the list: which one it is. */
export const parts = style({ marginBlockEnd: vars.space[4] });
/** A name in a cell; on a card it may break. */
export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
/** As attendees wrote it. */
export const comment = style({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const value = style({ margin: 0 });

/** Each rate is a line of words with its bar below. */
export const summary = style([stack[4], { maxInlineSize: '28rem' }]);
export const rate = style([stack[1], { fontVariantNumeric: 'lining-nums tabular-nums' }]);
