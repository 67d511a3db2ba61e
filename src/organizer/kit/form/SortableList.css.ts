import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';

const ownWidth = createContainer();
const narrow = `${ownWidth} (inline-size < 22rem)`;

export const list = style({
  container: `${ownWidth} / inline-size`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.control.medium} minmax(0, 1fr) auto`,
  alignItems: 'center',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  selectors: {
    '&[data-dragged]': {
      position: 'relative',
      zIndex: 1,
      borderRadius: vars.radius.field,
      background: vars.color.raised,
      boxShadow: floating.elevation[2],
      // Shadows are gone in forced colours, and faint on dark ground.
      outline: `1px solid ${vars.color.borderControl}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-dragged]': { outline: '2px solid Highlight' } },
    },
  },
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.muted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:hover': { color: vars.color.text }, '[data-dragged] &': { cursor: 'grabbing' } },
});

export const content = style({ minInlineSize: 0 });
/** Above each other where the content needs the room. */
export const buttons = style({
  display: 'flex',
  '@container': { [narrow]: { flexDirection: 'column' } },
});
