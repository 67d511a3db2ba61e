import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

/** Side by side where the words are short enough for it. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: vars.space[4],
});

/** As far from the legend as a field is from its label. */
export const search = style({ paddingBlockStart: '0.375rem' });

/** Many options scroll, so that the form stays within reach. */
export const frame = style({
  maxBlockSize: '17rem',
  overflowY: 'auto',
  marginBlockStart: vars.space[2],
  paddingInline: '0.875rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  overscrollBehavior: 'contain',
});

export const note = style({
  paddingBlock: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const warning = style({
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.sm,
});

export const clear = style({ fontSize: vars.text.sm });

/** A question as wide as the form. */
export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 });

export const title = style({ fontWeight: vars.weight.strong });
export const aside = style({ color: vars.color.muted, fontSize: vars.text.sm });
/** The organizer's words, which read their own way: their full stop stands where their language ends. */
export const text = style({
  inlineSize: 'fit-content',
  unicodeBidi: 'plaintext',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const day = style({ paddingBlockStart: vars.space[3] });

export const session = style({ display: 'grid' });
export const sessionName = style({
  selectors: { '[data-full] > &': { color: vars.color.muted } },
});

/** What is told about a thing, in one line where there is room, each apart from the next. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  marginBlockEnd: vars.space[2],
  paddingInlineStart: '0.875rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  overflow: 'hidden',
});

export const fileText = style({
  display: 'grid',
  gridColumn: '2',
  paddingBlock: vars.space[2],
  minInlineSize: 0,
});
export const fileName = style({ overflowWrap: 'anywhere' });
export const fileProgress = style({ gridColumn: '1 / -1', marginInlineStart: '-0.875rem' });

export const drop = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  minBlockSize: '4.5rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-over]': { borderColor: vars.color.muted, background: vars.color.sunken },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&:focus-within': { outline: `2px solid ${vars.color.ring}`, outlineOffset: '2px' },
  },
});

/** Covers nothing; the area around it shows where the focus is. */
export const fileInput = style({ insetBlockStart: 0, insetInlineStart: 0 });

export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: vars.color.link,
  fontWeight: vars.weight.strong,
});
export const orDrop = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  '@media': { '(hover: none)': { display: 'none' } },
});
