import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const title = style({ padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[2]}` });

export const lines = style({ padding: `0 ${vars.space[5]} ${vars.space[5]}` });

export const peek = style({ fontWeight: vars.weight.strong });

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.25rem',
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[5]}`,
  fontSize: vars.text.sm,
  lineHeight: '1.25rem',
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

/* On the line below where a long name leaves no room. */
export const amount = style({ marginInlineStart: 'auto' });

export const grand = style({
  alignItems: 'baseline',
  marginBlockStart: '0.25rem',
  color: vars.color.text,
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

/** An offer, in the colours of offers. */
export const saved = style({
  marginBlockStart: '0.25rem',
  padding: `0.25rem ${vars.space[3]}`,
  marginInline: `calc(-1 * ${vars.space[3]})`,
  borderRadius: `min(${vars.radius.panel}, 8px)`,
  background: vars.color.highlightSoft,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
});

export const grandAmount = style([
  amount,
  { fontSize: vars.text.xl, lineHeight: vars.line.xl, letterSpacing: vars.tracking.tight },
]);

export const branding = style({
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});
