import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { listRow, plainList, stack } from '../kit/appearance/layout.css';

export { ends, inline, quiet } from '../kit/appearance/layout.css';
export const part = stack[3];
/** As wide as is read in one go. */
export const page = style([stack[8], { maxInlineSize: '48rem' }]);
export const list = plainList;
export const row = style([listRow, { justifyContent: 'space-between', gap: vars.space[3] }]);
export const about = style([stack[1], { flex: '1 1 16rem' }]);
export const name = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const url = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const fact = style({ margin: 0, fontVariantNumeric: 'lining-nums tabular-nums' });

/** Focus comes here by itself where what had it is gone. */
export const title = style({ outline: 'none' });
