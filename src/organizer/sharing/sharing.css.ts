import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** The air the screen has around it. */
export const panel = style({ padding: vars.space[6] });

export const campaigns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockStart: vars.space[8],
  marginBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const campaign = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const about = style({ display: 'grid', gap: vars.space[1], flex: '1 1 18rem', minInlineSize: 0 });

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const quiet = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
