import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const box = style({
  position: 'relative',
  display: 'block',
  inlineSize: '5.25rem',
  // Drawn with two edges: a list of a thousand would carry a thousand drawings.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 0.3rem)',
    insetInlineEnd: '1.125rem',
    inlineSize: '0.4rem',
    blockSize: '0.4rem',
    border: `solid ${vars.color.muted}`,
    borderWidth: '0 1.5px 1.5px 0',
    rotate: '45deg',
    pointerEvents: 'none',
  },
});

export const select = style({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[2],
  paddingInline: '1rem 2.25rem',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: '1.5rem',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '[data-selected] &': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      fontWeight: vars.weight.strong,
      // A choice is there at once: while its edge fades, the page is drawn again and again.
      transition: 'none',
    },
    // For a mouse only, over this one: each option inherits it, and all options of a list would be styled anew.
    '&[data-pending]:hover': { cursor: 'progress' },
    '&:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      boxShadow: 'none',
      color: vars.color.muted,
      cursor: 'progress',
      opacity: 1,
    },
  },
});
