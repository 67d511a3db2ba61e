import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline, news as line, quiet } from '../kit/appearance/layout.css';

export { listRow as row, plainList as list, quiet } from '../kit/appearance/layout.css';

/** Which dashboard is shown, and what can be done with it. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
});
export const dashboard = style({ flex: '0 1 22rem', minInlineSize: 0 });
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'max(28rem, 70vh)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
});
export const waiting = style({ marginBlockEnd: vars.space[3] });

export const shares = style({ maxInlineSize: '44rem', marginBlockStart: vars.space[8] });
/** What was done last; without news it takes no room. */
export const news = style([line, { selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } } }]);
export const about = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style([inline[2], { rowGap: 0 }]);
export const facts = style([quiet, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] }]);

export const page = style({ display: 'grid', gap: vars.space[6], maxInlineSize: '56rem' });
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[8]}` });
export const figure = style({ fontSize: vars.text.xl, lineHeight: vars.line['2xl'] });
/** Beside the figure that it draws. */
export const bar = style({
  display: 'inline-flex',
  minInlineSize: '6rem',
  marginInlineStart: vars.space[3],
});
