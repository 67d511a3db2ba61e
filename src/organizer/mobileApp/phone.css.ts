import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { stack } from '../kit/appearance/layout.css';

export const preview = stack[4];

export const phone = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  minBlockSize: '32rem',
  marginInline: 'auto',
  border: `6px solid ${vars.color.borderControl}`,
  borderRadius: '2rem',
  background: vars.color.sunken,
  overflow: 'clip',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: `${vars.space[8]} ${vars.space[5]}`,
  paddingInline: vars.space[4],
});

export const textBlock = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({
  fontSize: vars.text.md,
  lineHeight: vars.line.md,
  fontWeight: vars.weight.strong,
});
export const short = style({ fontSize: vars.text.xs, lineHeight: vars.line.xs });

export const icon = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: '0.75rem',
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  overflow: 'hidden',
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const cards = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[3],
  listStyle: 'none',
});
export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: '0.75rem',
  background: vars.color.raised,
});
export const title = style({ fontWeight: vars.weight.strong });
export const text = style({ color: vars.color.muted, fontSize: vars.text.xs, lineHeight: vars.line.xs });
export const none = style({ flex: 1, padding: vars.space[6], color: vars.color.muted, textAlign: 'center' });

export const features = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-evenly',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  padding: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  listStyle: 'none',
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});
