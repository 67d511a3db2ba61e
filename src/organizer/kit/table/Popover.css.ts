import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';

export const root = style({ position: 'relative' });

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineEnd: 0,
  zIndex: floating.layer.menu,
  display: 'grid',
  gap: vars.space[3],
  inlineSize: 'max-content',
  minInlineSize: '14rem',
  maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
  maxBlockSize: 'min(32rem, 70dvh)',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  boxShadow: floating.elevation[2],
  overflow: 'auto',
});
