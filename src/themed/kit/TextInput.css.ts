import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** What an input, a text area and both kinds of select have in common. */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[2],
  paddingInline: '0.875rem',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.text,
  lineHeight: '1.5rem',
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:hover': { borderColor: vars.color.muted },
    "&[aria-invalid='true']": {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    "&:read-only:is(input, textarea), &[aria-disabled='true']": {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.muted,
    },
    '&:read-only:is(input, textarea)': { color: vars.color.text },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { "&[aria-invalid='true']": { borderWidth: '2px' } } },
  },
});

export const textArea = style({ display: 'block', minBlockSize: '5.5rem', resize: 'vertical' });

export const affixed = style({ position: 'relative', display: 'block' });

export const startRoom = createVar();
const endRoom = createVar();

export const affix = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.muted,
  pointerEvents: 'none',
});
export const atStart = style({ insetInlineStart: '0.875rem' });
export const atEnd = style({ insetInlineEnd: '0.75rem' });

/* What the affix takes up; a wider one says how wide on any ancestor. */
export const hasStart = style({ paddingInlineStart: fallbackVar(startRoom, '2.625rem') });
export const hasEnd = style({ paddingInlineEnd: fallbackVar(endRoom, '2.75rem') });

globalStyle(`${affix} :where(button, a)`, { pointerEvents: 'auto' });
