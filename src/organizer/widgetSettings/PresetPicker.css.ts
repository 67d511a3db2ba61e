import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
  padding: vars.space[3],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  // Each card is in a look of its own, whatever the page's is.
  forcedColorAdjust: 'none',
  selectors: {
    '&:has(:checked)': { outline: `2px solid ${vars.color.text}`, outlineOffset: '2px' },
    '&:has(:focus-visible)': {
      outline: `${vars.ring.width} solid ${vars.color.ring}`,
      outlineOffset: vars.ring.offset,
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const dots = style({ display: 'flex', gap: vars.space[1] });
export const dot = style({
  forcedColorAdjust: 'none',
  inlineSize: '1.25rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.full,
});
