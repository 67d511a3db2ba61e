import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { floating } from '../../theme/floating.css';
import { later } from '../../theme/later.css';
import { appear, onScreen } from './Dialog.css';

/** The element itself is the scrim: it covers the window, whatever clips or moves the page around it. */
export const top = style({
  position: 'fixed',
  inset: onScreen,
  zIndex: floating.layer.dialog,
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: vars.space[4],
  border: 0,
  background: later.scrim,
  color: vars.color.text,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[open]': { display: 'grid' },
    '&::backdrop': { background: 'transparent' },
  },
  '@media': { '(max-width: 500px)': { padding: 0 } },
});

export const panel = style({ minBlockSize: 0 });

export const body = style({ display: 'flex', flexDirection: 'column', overscrollBehavior: 'contain' });

export const description = style({ paddingBlock: '0.875rem', paddingInline: vars.space[5] });
