import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export { plainList as list } from '../../kit/appearance/layout.css';

const dot = '0.625rem';

/** The line from one mark to the next; ink where it is on sale. */
export const row = style({
  position: 'relative',
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '1.25rem -0.5rem',
      insetInlineStart: `calc(4.25rem + ${vars.space[2]} + ${dot} / 2 - 1px)`,
      inlineSize: '2px',
      background: vars.color.border,
    },
    "&[data-state='onSale']:not(:last-child)::before": {
      insetInlineStart: `calc(4.25rem + ${vars.space[2]} + ${dot} / 2 - 2px)`,
      inlineSize: '4px',
      background: vars.color.highlight,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } },
    },
  },
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: `4.25rem ${dot} minmax(0, 1fr)`,
  columnGap: vars.space[2],
  alignItems: 'baseline',
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  textAlign: 'start',
});

export const press = style([
  line,
  {
    paddingInline: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.sunken } },
  },
]);

export const when = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});

export const mark = style({
  position: 'relative',
  alignSelf: 'start',
  inlineSize: dot,
  blockSize: dot,
  marginBlockStart: '0.3rem',
  border: `2px solid ${vars.color.borderControl}`,
  borderRadius: '50%',
  background: vars.color.surface,
  selectors: {
    '&[data-now]': { borderColor: vars.color.accent, background: vars.color.accent },
    [`${press}[aria-pressed='true'] &`]: { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: { '&[data-now]': { background: 'CanvasText', borderColor: 'CanvasText' } },
    },
  },
});

export const textBlock = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.125rem',
  minInlineSize: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
export const name = style({ overflowWrap: 'anywhere' });
export const text = style({ color: vars.color.muted });
