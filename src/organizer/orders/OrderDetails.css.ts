import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const small = { fontSize: vars.text.sm, lineHeight: vars.line.sm };

export const details = style({ display: 'grid', gap: vars.space[6] });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const amount = style({
  fontSize: vars.text['2xl'],
  lineHeight: vars.line['2xl'],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.tight,
});

export const pairs = style([small, { display: 'grid', gap: vars.space[2] }]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, 30%) minmax(0, 1fr)',
  gap: vars.space[3],
});
export const term = style({ color: vars.color.muted });
export const email = style({ overflowWrap: 'anywhere' });

export const sectionTitle = style({
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});
export const tickets = style({ display: 'grid' });
export const ticket = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const ticketText = style({ display: 'grid', minInlineSize: 0 });
export const ticketName = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const attendee = style([
  small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    color: vars.color.muted,
  },
]);
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlockStart: vars.space[3],
  fontWeight: vars.weight.strong,
});
