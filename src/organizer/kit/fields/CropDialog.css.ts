import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const stage = style({
  position: 'relative',
  blockSize: '18rem',
  borderRadius: vars.radius.field,
  background: vars.color.sunken,
  overflow: 'hidden',
});

export const container = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
});

export const media = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
});

const frame = '2px';

export const area = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  boxSizing: 'border-box',
  border: `${frame} solid #fff`,
  color: 'rgb(0 0 0 / 55%)',
  boxShadow: '0 0 0 9999em',
  selectors: {
    // Inside the white, dark whatever the scheme: one of both stands out of any picture.
    '&:focus-visible': {
      outline: `${vars.ring.width} solid #000`,
      outlineOffset: `calc(${vars.ring.width} * -1 - ${frame})`,
    },
  },
});

export const zoom = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const value = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
