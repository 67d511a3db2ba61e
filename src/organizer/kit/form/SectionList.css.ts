import { createContainer, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';
import { barAbove } from '../table/DataTable.css';

const room = createContainer();
/** In a column of its own, where it is always open. */
const beside = `${room} (inline-size < 14rem)`;

export const nav = style({
  container: `${room} / inline-size`,
  position: 'sticky',
  insetBlockStart: fallbackVar(barAbove, '0px'),
  zIndex: floating.layer.sticky,
  alignSelf: 'start',
  marginBlockEnd: vars.space[5],
  // Enlarged to 400 % the window is too low for bars.
  '@media': { '(max-height: 30rem)': { position: 'relative', insetBlockStart: 'auto' } },
});

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingInline: vars.space[1],
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  textAlign: 'start',
  cursor: 'pointer',
  '@container': { [beside]: { display: 'none' } },
});
export const name = style({ flex: 'none', color: vars.color.muted });
export const current = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const list = style({
  position: 'absolute',
  insetInline: 0,
  maxBlockSize: 'min(24rem, 60dvb)',
  overflowY: 'auto',
  paddingBlock: vars.space[2],
  borderEndStartRadius: vars.radius.field,
  borderEndEndRadius: vars.radius.field,
  background: vars.color.raised,
  boxShadow: floating.elevation[2],
  selectors: { '[data-open=false] > &': { display: 'none' } },
  '@container': {
    [beside]: {
      position: 'static',
      maxBlockSize: 'calc(100dvb - 8rem)',
      paddingBlock: `${vars.space[4]} 0`,
      background: 'none',
      boxShadow: 'none',
      selectors: { '[data-open=false] > &': { display: 'block' } },
    },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderInlineStart: '2px solid transparent',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  textDecorationLine: 'none',
  ':hover': { color: vars.color.text },
  '@container': {
    [beside]: {
      minBlockSize: '2.25rem',
      paddingInlineEnd: vars.space[1],
      borderInlineStartColor: vars.color.border,
    },
  },
  selectors: {
    '&[aria-current]': { borderInlineStartColor: vars.color.accent, color: vars.color.text },
    // The list cuts what is outside of it.
    '&:focus-visible': { outlineOffset: `calc(${vars.ring.width} * -1)` },
  },
  '@media': {
    '(forced-colors: active)': {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const problem = style({ flex: 'none', color: vars.color.danger });
