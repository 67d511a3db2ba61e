import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';

/** Holds what opens it and what is opened. */
export const anchor = style({ position: 'relative' });

export const popup = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  zIndex: floating.layer.menu,
  display: 'grid',
  gap: vars.space[3],
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, 100vw - 2rem)',
  padding: vars.space[4],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: floating.elevation[2],
  selectors: {
    "&[data-align='end']": { insetInlineStart: 'auto', insetInlineEnd: 0 },
  },
});
