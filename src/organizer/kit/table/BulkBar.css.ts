import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';

export const container = style({
  position: 'sticky',
  insetBlockEnd: vars.space[4],
  zIndex: floating.layer.bar,
  display: 'flex',
  justifyContent: 'center',
  // What is left of the bar's row must not take presses meant for the table.
  pointerEvents: 'none',
  outline: 'none',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  minBlockSize: '3.25rem',
  maxInlineSize: '100%',
  padding: '0.25rem',
  paddingInlineStart: '1.125rem',
  borderRadius: `min(calc(${vars.radius.control} + 4px), 26px)`,
  background: vars.color.text,
  color: vars.color.surface,
  boxShadow: floating.elevation[2],
  fontSize: vars.text.sm,
  pointerEvents: 'auto',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const count = style({ fontWeight: vars.weight.strong });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '2px' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  minInlineSize: vars.control.medium,
  minBlockSize: vars.control.medium,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${vars.color.surface} 14%, transparent)` },
    '&:focus-visible': { outlineColor: vars.color.surface, outlineOffset: '-3px' },
    "&[aria-busy='true']": { cursor: 'progress' },
  },
});
export const every = style([button, { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' }]);
export const icon = style({ '@container': { 'list (inline-size < 30rem)': { display: 'none' } } });
