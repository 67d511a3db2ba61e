import { createContainer, style } from '@vanilla-extract/css';
import { monospace, vars } from '../../../theme';

const ownWidth = createContainer();
const roomy = '(inline-size >= 27rem)';

export const box = style({
  container: `${ownWidth} / inline-size`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const generate = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });

export const given = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const facts = style({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minInlineSize: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
export const term = style({ color: vars.color.muted });
export const detail = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  overflow: 'hidden',
});

export const pay = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@container': { [`${ownWidth} ${roomy}`]: { flexDirection: 'row' } },
});

export const qr = style({
  flex: 'none',
  alignSelf: 'center',
  blockSize: '128px',
  inlineSize: '128px',
  '@container': { [`${ownWidth} ${roomy}`]: { alignSelf: 'start' } },
});

export const text = style({ display: 'grid', flex: 1, gap: vars.space[4], minInlineSize: 0 });
export const amount = style({
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const price = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
export const address = style({
  fontFamily: monospace,
  fontSize: vars.text.sm,
  lineHeight: vars.line.md,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
/** There before its words, as a live region must be, and without a gap until then. */
export const message = style({
  flexBasis: '100%',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&:empty': { position: 'absolute' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.control.medium,
  color: vars.color.link,
});

export const connecting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&:empty': { position: 'absolute' } },
});
