import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
/** A form with nothing beside it is no wider than is read in one go. */
export const alone = style([parts, { maxInlineSize: '44rem' }]);

export const news = style({
  outline: 'none',
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[4] } },
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const about = style({
  display: 'flex',
  gap: vars.space[3],
  flex: '1 1 20rem',
  minInlineSize: 0,
});
export const face = style({ flex: 'none' });
export const text = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const quiet = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  margin: 0,
});
export const count = style({ display: 'flex', flexDirection: 'column-reverse', margin: 0 });
export const figure = style({
  margin: 0,
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const refused = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
});

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const mail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.raised,
  overflowWrap: 'anywhere',
});
export const mailHead = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const subject = style({ fontWeight: vars.weight.strong });
export const mailBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[5],
  padding: vars.space[5],
});
export const logo = style({ maxBlockSize: '3rem', maxInlineSize: '100%' });
export const message = style({ whiteSpace: 'pre-line' });
export const mailButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.medium,
  paddingInline: vars.space[5],
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  // The mail's own colours, not the page's.
  forcedColorAdjust: 'none',
});

/** An invitation on a page of its own. */
export const invitation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '34rem',
});
