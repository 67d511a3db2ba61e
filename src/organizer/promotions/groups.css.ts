import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const about = style({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 18rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
