import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const code = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const note = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
});

export const menuItem = style({ justifyContent: 'flex-start' });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const quiet = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

/** Stands beside the editor. */
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

export const group = style({ maxInlineSize: '20rem' });
