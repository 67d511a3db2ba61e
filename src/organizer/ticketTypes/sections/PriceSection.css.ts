import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { field } from '../../../themed/kit/Field.css';

export { label as splitLabel } from '../../kit/appearance/layout.css';

export const split = style([field, { alignItems: 'flex-start' }]);

export const breakdown = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.sunken,
});

export const sums = style({ display: 'grid', gap: vars.space[2], margin: 0 });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[data-strong]': { fontWeight: vars.weight.strong },
    '&[data-negative]': { color: vars.color.danger },
  },
});

export const rate = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.regular,
});
