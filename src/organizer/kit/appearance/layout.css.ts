import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme';

const muted = { color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm };

/** What explains something else: smaller, paler, and it may break anywhere. */
export const quiet = style({ ...muted, overflowWrap: 'anywhere' });
/** The name of a control that is no field of a form. */
export const label = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
});

/** What does not fit into its line is cut. */
export const clipped = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** In a cell: a smaller line below the words. */
export const below = style([clipped, { ...muted, fontWeight: vars.weight.regular }]);
/** The same where the cell itself cuts it. */
export const subline = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  // In whatever script it is, it begins where the line above does.
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Things below each other, by the step of space between them. */
export const stack = styleVariants({
  1: { ...column, gap: vars.space[1] },
  2: { ...column, gap: vars.space[2] },
  3: { ...column, gap: vars.space[3] },
  4: { ...column, gap: vars.space[4] },
  5: { ...column, gap: vars.space[5] },
  6: { ...column, gap: vars.space[6] },
  8: { ...column, gap: vars.space[8] },
});

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Things beside each other that may go to the next line, by the step of space between them. */
export const inline = styleVariants({
  2: { ...line, gap: vars.space[2] },
  3: { ...line, gap: vars.space[3] },
});
/** The same at both ends of the line: a title, and what can be done. */
export const ends = styleVariants({
  2: { ...line, justifyContent: 'space-between', gap: vars.space[2] },
  3: { ...line, justifyContent: 'space-between', gap: vars.space[3] },
});
/** What was done last, beside the buttons; the way to take it back may go below. */
export const news = style({
  ...line,
  gap: `0 ${vars.space[3]}`,
  // Nothing is said yet: what stands beside it keeps no distance from it.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** All twelve columns of a section's fields. */
export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 });
/** Several things in place of a field. */
export const wholeStack = style([stack[3], whole]);
/** A line in place of a field. */
export const wholeNote = style([quiet, { gridColumn: '1 / -1' }]);

/** A form or a list with nothing beside it is no wider than is read in one go. */
export const narrow = style({ maxInlineSize: '44rem' });

/** Without bullets: give it `role="list"`. */
export const plainList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
/** A row of such a list: what it is about, and its buttons, which go below where there is no room beside it. */
export const listRow = style({
  ...line,
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** Figures beside an editor. */
export const summary = style([
  stack[3],
  {
    padding: vars.space[5],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    background: vars.color.sunken,
  },
]);
export const figure = style({
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** A range input that fills its line. */
export const slider = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: vars.control.medium,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
});

/** The name of a row, which opens it. */
export const rowName = style({
  minBlockSize: '2rem',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.control.medium } },
});
