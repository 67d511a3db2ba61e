import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { later } from '../../../theme/later.css';

export { label } from '../appearance/layout.css';

export const panel = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const view = style({
  flex: 1,
  minInlineSize: '9rem',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: later.accentSoft, fontWeight: vars.weight.strong },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const note = style({
  maxInlineSize: '18rem',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const naming = style({ display: 'grid', gap: '0.375rem' });
