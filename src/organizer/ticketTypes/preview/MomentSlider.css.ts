import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { stack } from '../../kit/appearance/layout.css';

export const box = stack[1];

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
export const when = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums lining-nums' });

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInline: `calc(${vars.space[3]} * -1)`,
});
