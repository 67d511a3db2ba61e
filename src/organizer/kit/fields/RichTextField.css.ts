import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { later } from '../../../theme/later.css';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&:focus-within': {
      outline: `${vars.ring.width} solid ${vars.color.ring}`,
      outlineOffset: vars.ring.offset,
    },
    "&[data-invalid='true']": {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  padding: '2px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const tool = style({
  selectors: { "&[aria-pressed='true']": { background: later.accentSoft } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { "&[aria-pressed='true']": { outline: '2px solid Highlight', outlineOffset: '-4px' } },
    },
  },
});

export const menu = style({ marginInlineStart: 'auto', maxInlineSize: '12rem' });

export const text = style({
  minBlockSize: '7rem',
  padding: `${vars.space[2]} 0.875rem`,
  outline: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
globalStyle(`${text} p + p, ${text} ul, ${text} ol`, { marginBlockStart: vars.space[2] });
globalStyle(`${text} ul, ${text} ol`, { paddingInlineStart: vars.space[6] });
