import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { floating } from '../../theme/floating.css';

/* Words stand where the chart puts them: left and right are its own. */
export const plot = style({
  position: 'relative',
  direction: 'ltr',
  minBlockSize: '16.5rem',
  minInlineSize: 0,
  selectors: { '&[data-low]': { minBlockSize: '9rem' } },
});
/** Out of the flow, or the chart could never get smaller again. */
export const box = style({ position: 'absolute', inset: 0 });
globalStyle(`${plot} text`, {
  fill: vars.color.muted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
// A day's name below the last bar may be wider than the bar.
globalStyle(`${plot} .recharts-surface`, { overflow: 'visible' });
globalStyle(`${plot} .recharts-xAxis line`, { stroke: vars.color.borderControl });
globalStyle(`${plot} svg`, { outline: 'none' });

globalStyle(`${plot} .recharts-cartesian-grid line`, { stroke: vars.color.border });

const forced = '(forced-colors: active)';
export const before = style({ fill: vars.color.border, '@media': { [forced]: { fill: 'GrayText' } } });
export const now = style({ fill: vars.color.accent, '@media': { [forced]: { fill: 'CanvasText' } } });
export const open = style({
  fill: `color-mix(in oklab, ${vars.color.accent} 38%, ${vars.color.raised})`,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const annotation = style({});
globalStyle(`${plot} ${annotation}`, { fill: vars.color.text, fontWeight: vars.weight.strong });

export const hint = style({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  boxShadow: floating.elevation[2],
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});
