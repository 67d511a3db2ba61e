import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const roomy = 'widget (inline-size >= 40rem)';

/** Its panels are read and filled in: no wider than is good for that. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 34rem)' } },
});

export const head = style({ display: 'grid', gap: vars.space[2] });
export const quiet = style({ color: vars.color.muted });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const networks = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
});

export const promo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: vars.space[4],
  border: `1px solid ${vars.color.highlightLine}`,
  borderRadius: vars.radius.field,
  background: vars.color.highlightSoft,
});
export const promoText = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, flex: '1 1 12rem' });
export const code = style({
  fontFamily: 'inherit',
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
/** There before its words, as a live region must be, and without a gap until then. */
export const message = style({
  flexBasis: '100%',
  selectors: { '&:empty': { position: 'absolute' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'start',
});
export const rowField = style({ display: 'grid', minInlineSize: 0 });
/** Beside the control, below its label. */
export const rowButton = style({ marginBlockStart: `calc(${vars.line.sm} + 0.375rem)` });

export const send = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const reason = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
