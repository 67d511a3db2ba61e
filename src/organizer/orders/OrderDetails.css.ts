import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { ends } from '../kit/appearance/layout.css';

export const sum = ends[2];

const small = { fontSize: vars.text.sm, lineHeight: vars.line.sm };

export const details = style({ display: 'grid', gap: vars.space[6] });
/** The parts of an order below each other. */
export const parts = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });

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
  overflowWrap: 'anywhere',
});
export const term = style({ color: vars.color.muted });
export const email = style({ overflowWrap: 'anywhere' });
/** With the lines that somebody made. */
export const typed = style({ whiteSpace: 'pre-line' });

export const sectionTitle = style({
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});
export const tickets = style({ display: 'grid' });
export const ticket = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
/** The box stands in the gutter beside all lines of the ticket. */
export const selectableTicket = style([ticket, { position: 'relative', paddingInlineStart: '2.75rem' }]);
export const ticketBox = style({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  // In line with the title above, inside a target that is larger.
  insetInlineStart: `calc(-1 * ${vars.space[3]})`,
});
export const ticketLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const ticketText = style({ display: 'grid', minInlineSize: 0 });
export const ticketMoney = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1] });
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
/** An address is written from the left; its place is where the line begins. */
export const minor = style([
  small,
  { justifySelf: 'start', color: vars.color.muted, overflowWrap: 'anywhere' },
]);
export const summary = style([
  small,
  { minBlockSize: '1.5rem', paddingBlock: vars.space[1], cursor: 'pointer', inlineSize: 'fit-content' },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  paddingBlockStart: vars.space[1],
});

export const totals = style([small, { display: 'grid', gap: vars.space[2] }]);
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  color: vars.color.muted,
});
export const total = style([line, { color: vars.color.text, fontWeight: vars.weight.strong }]);

export const history = style([small, { display: 'grid' }]);
export const happening = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
});
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const when = style({ color: vars.color.muted });
