import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[6]}`,
  marginBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const view = style({
  position: 'relative',
  minBlockSize: vars.control.medium,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-current]': { color: vars.color.text },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      blockSize: '2px',
      background: vars.color.accent,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]::after': { background: 'Highlight' } } },
  },
});
export const own = style({ display: 'inline-flex', alignItems: 'center' });

export const naming = style({ display: 'grid', gap: '0.375rem' });
export const label = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
});
