import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const terms = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.sunken,
});

export const text = style({
  marginBlockStart: vars.space[1],
  lineHeight: vars.line.sm,
  fontSize: vars.text.sm,
});

export const preview = style({ fontSize: vars.text.sm, lineHeight: vars.line.sm });

/* 24 px to press without a taller line. */
globalStyle(`${preview} a`, { display: 'inline-block', paddingBlock: '0.25rem', marginBlock: '-0.25rem' });
