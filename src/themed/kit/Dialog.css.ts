import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { floating } from '../../theme/floating.css';
import { later } from '../../theme/later.css';

export const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const narrow = '(max-width: 500px)';
/** A frame may reach far beyond the screen: embed/frame/watchSeen says how far. */
export const onScreen = 'var(--bx-unseen-top, 0) 0 var(--bx-unseen-bottom, 0)';

export const scrim = style({
  position: 'fixed',
  inset: onScreen,
  zIndex: floating.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  background: later.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [narrow]: { padding: 0 } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(100%, 27rem)',
  maxBlockSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  backgroundClip: 'padding-box',
  color: vars.color.text,
  boxShadow: floating.elevation[3],
  overflow: 'hidden',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.ring.width} * -1)` } },
  '@media': {
    [narrow]: { inlineSize: '100%', blockSize: '100%', borderRadius: 0, border: 0 },
  },
});

/** A short question: what it is about is seen around it, on phones too. */
export const alertScrim = style({ '@media': { [narrow]: { padding: vars.space[4] } } });
export const alert = style({
  '@media': {
    [narrow]: {
      inlineSize: 'min(100%, 27rem)',
      blockSize: 'auto',
      border: '1px solid transparent',
      borderRadius: vars.radius.panel,
    },
  },
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '4.25rem',
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const body = style({ flex: '1 1 auto', minBlockSize: 0, overflow: 'auto' });

export const padded = style({ padding: vars.space[5] });

export const description = style({
  color: vars.color.muted,
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[4] } },
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
