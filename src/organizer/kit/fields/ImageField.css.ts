import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const box = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[3],
  border: `1px dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  selectors: { '&[data-over]': { background: vars.color.sunken, borderStyle: 'solid' } },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '8rem',
  maxInlineSize: '100%',
  blockSize: '5rem',
  borderRadius: `min(${vars.radius.field}, 8px)`,
  background: vars.color.sunken,
  color: vars.color.muted,
  overflow: 'hidden',
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
/** The address below its picture. */
export const addressed = style({ display: 'grid', gap: vars.space[2] });

export const text = style({
  flex: '1 1 8rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  minInlineSize: 0,
});

export const choose = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: vars.control.medium,
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:focus-within': {
      outline: `${vars.ring.width} solid ${vars.color.ring}`,
      outlineOffset: vars.ring.offset,
    },
  },
});

export const progress = style({ flexBasis: '100%' });
