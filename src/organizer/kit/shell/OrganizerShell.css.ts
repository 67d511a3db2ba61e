import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';
import { barAbove } from '../table/DataTable.css';

/** From here on the navigation stands beside the content. */
const wide = 'organizer (inline-size >= 60rem)';
const barHeight = '3.5rem';

export const container = style({ container: 'organizer / inline-size' });

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetBlockStart: vars.space[3],
  zIndex: floating.layer.toast,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: floating.elevation[2],
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', padding: 0 } },
});

export const shell = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  // What sticks to the top of the stage stays below the bar.
  vars: { [barAbove]: barHeight },
  '@container': { [wide]: { gridTemplate: '1fr / 14.5rem minmax(0, 1fr)', vars: { [barAbove]: '0px' } } },
});

export const rail = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: floating.layer.bar,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: barHeight,
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@container': {
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: vars.space[4],
      blockSize: '100dvh',
      overflow: 'auto',
      padding: `${vars.space[4]} ${vars.space[3]}`,
      background: vars.color.sunken,
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.border}`,
    },
  },
});

export const event = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 'none',
  minInlineSize: 0,
  minBlockSize: vars.control.medium,
  '@container': { [wide]: { minBlockSize: '3.25rem', paddingInline: vars.space[2] } },
  selectors: {
    'button&': {
      padding: `${vars.space[1]} ${vars.space[2]}`,
      marginInlineStart: `calc(${vars.space[2]} * -1)`,
      border: 0,
      borderRadius: vars.radius.control,
      background: 'none',
      textAlign: 'start',
      cursor: 'pointer',
    },
    'button&:hover': { background: vars.color.border },
  },
});
globalStyle(`button${event}`, { '@container': { [wide]: { marginInlineStart: 0 } } });
export const eventMore = style({ flex: 'none', marginInlineStart: 'auto', color: vars.color.muted });

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: `min(${vars.radius.small}, 8px)`,
  background: vars.color.highlight,
  color: vars.color.onHighlight,
  fontWeight: vars.weight.strong,
  selectors: {
    '&[data-empty]': { background: vars.color.border },
    '&[data-small]': { inlineSize: '1.75rem', blockSize: '1.75rem', fontSize: vars.text.sm },
  },
});

export const eventText = style({
  display: 'none',
  minInlineSize: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  '@container': { [wide]: { display: 'grid' } },
});
export const eventName = style({
  fontWeight: vars.weight.strong,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const eventDates = style({ color: vars.color.muted });

export const barTitle = style({
  paddingInline: vars.space[3],
  fontWeight: vars.weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [wide]: { display: 'none' } },
});

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
  '@container': { [wide]: { display: 'none' } },
});

export const menu = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[3],
  maxBlockSize: `calc(100dvh - ${barHeight})`,
  paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
  overflow: 'auto',
  selectors: { "&[data-open='false']": { display: 'none' } },
  '@container': {
    [wide]: {
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[4],
      maxBlockSize: 'none',
      padding: 0,
      marginInlineStart: 0,
      overflow: 'visible',
      selectors: { "&[data-open='false']": { display: 'flex' } },
    },
  },
});

export const palette = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 'none',
  minBlockSize: vars.control.medium,
  paddingInline: '0.625rem',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
});
export const shortcut = style({
  marginInlineStart: 'auto',
  fontFamily: 'inherit',
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  whiteSpace: 'nowrap',
});

export const nav = style({ display: 'grid', gap: vars.space[1] });
export const section = style({ display: 'grid', gap: vars.space[1] });
export const sectionHeading = style({ fontSize: 'inherit' });
export const sectionTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: '0.625rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.line.xs,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { color: vars.color.text, background: vars.color.border },
    '&[aria-disabled]': { cursor: 'default' },
  },
});
export const sectionMark = style({
  flex: 'none',
  selectors: { '[aria-disabled] > &': { visibility: 'hidden' } },
});

export const list = style({
  display: 'grid',
  gap: '2px',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.medium,
  paddingInline: '0.625rem',
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  textDecorationLine: 'none',
  ':hover': { color: vars.color.text, background: vars.color.border },
  selectors: {
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.weight.strong,
      background: vars.color.raised,
      boxShadow: `0 0 0 1px ${vars.color.border}`,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } } },
});

export const account = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[3],
  paddingInline: '0.625rem',
  borderBlockStart: `1px solid ${vars.color.border}`,
  ':empty': { display: 'none' },
});

export const stage = style({
  container: 'stage / inline-size',
  minInlineSize: 0,
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[16]}`,
  outline: 'none',
  '@container': {
    [wide]: {
      // With the rail as wide as a window of 1920 px; in a wider one in the middle of what is left.
      justifySelf: 'center',
      inlineSize: '100%',
      maxInlineSize: '105.5rem',
      padding: vars.space[8],
    },
  },
});
