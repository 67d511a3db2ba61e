import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

/**
 * 44 px to press. Beside a heading it makes its line no taller; below one it leaves the words alone, and so does its ring, which stands
 * within it.
 */
export const copy = style({
  selectors: {
    '&&': {
      marginBlock: '-0.25rem',
      marginInline: '-0.5rem',
      paddingInline: '0.5rem',
      fontSize: vars.text.sm,
    },
    '&&:focus-visible': { outlineOffset: '-0.25rem' },
  },
  '@container': {
    '(inline-size >= 30rem)': { selectors: { '&&': { marginBlock: '-0.625rem' } } },
  },
});

/** On a line of its own below the heading and its button. */
export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  flexBasis: '100%',
  marginBlockStart: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.sunken,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.sunken,
});

/** One way to fill the form: what it does, then its button. */
export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  selectors: {
    '& + &': { paddingBlockStart: vars.space[4], borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const text = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

/** Takes no room while it says nothing. */
export const said = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&:empty': { position: 'absolute' } },
});

/** What a copy came to, on a line of its own below the heading and its button. */
export const copied = style([said, { flexBasis: '100%', color: vars.color.muted }]);

/* The row of a box has air of its own. */
export const isAttendee = style({ marginBlock: `calc(-1 * ${vars.space[2]})` });

export const rememberHint = style({
  paddingInlineStart: '2.25rem',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

/** Closer to its box, and with the air below that its row would have. */
export const isAttendeeHint = style([
  rememberHint,
  {
    marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space[2]}`,
    fontSize: vars.text.xs,
    lineHeight: vars.line.xs,
    '@container': { '(inline-size >= 30rem)': { fontSize: vars.text.sm, lineHeight: vars.line.sm } },
  },
]);
