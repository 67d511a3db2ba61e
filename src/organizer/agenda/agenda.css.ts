import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const menuItem = style({ justifyContent: 'flex-start' });

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** What a session is called; on a card it may break. */
export const title = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const below = style([
  line,
  {
    color: vars.color.muted,
    fontSize: vars.text.sm,
    lineHeight: vars.line.sm,
    fontWeight: vars.weight.regular,
  },
]);
export const text = style(line);
export const figures = style([line, { fontVariantNumeric: 'lining-nums tabular-nums' }]);

export const track = style({
  // Its column gives way before the others, which can not be cut.
  minInlineSize: '7.5rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
});
export const dot = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: '50%',
  // Shows a colour, so it keeps it where others give theirs up.
  forcedColorAdjust: 'none',
});

/** Stands beside the editor. */
export const beside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.sunken,
});
export const figure = style({
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const quiet = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

/** Among fields, in place of one. */
export const note = style([quiet, { gridColumn: '1 / -1' }]);

/** A list as wide as its section. */
export const whole = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
});
export const adding = style({ maxInlineSize: '20rem' });

/** Settings have nothing beside them: no wider than is read in one go. */
export const alone = style({ maxInlineSize: '48rem' });
