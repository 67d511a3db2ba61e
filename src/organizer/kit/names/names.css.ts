import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export { narrow, plainList as list } from '../appearance/layout.css';

/** What was done last; without news it takes no room. */
export const news = style({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[3] } } });
export const notice = style({ marginBlockEnd: vars.space[4] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const about = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
export const actions = style({ display: 'flex', flex: 'none' });
