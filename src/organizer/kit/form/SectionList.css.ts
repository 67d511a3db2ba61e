import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { listed } from './EditorForm.css';

const beside = {
  display: 'block',
  position: 'sticky',
  insetBlockStart: vars.space[4],
  maxBlockSize: 'calc(100dvb - 8rem)',
  overflowY: 'auto',
} as const;

export const nav = style({
  display: 'none',
  '@container': { [listed.form]: beside, [listed.studio]: beside },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '2.25rem',
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} ${vars.space[1]}`,
  borderInlineStart: `2px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  textDecorationLine: 'none',
  ':hover': { color: vars.color.text },
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
