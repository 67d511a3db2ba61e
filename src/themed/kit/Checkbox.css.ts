import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'start',
  minBlockSize: vars.control.medium,
  paddingBlock: '0.625rem',
  cursor: 'pointer',
});

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: `min(${vars.radius.small}, 6px)`,
  background: vars.color.raised,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    "&[aria-disabled='true']": { borderStyle: 'dashed', background: vars.color.sunken, cursor: 'default' },
    "&[aria-invalid='true']:not(:checked)": {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
  /* Forced colours would paint the mark and its ground alike; the browser's own box is better. */
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const tick = style({
  selectors: {
    // Not of every choice: radios of which none is chosen are indeterminate too.
    '&:indeterminate': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::after': {
      content: '""',
      inlineSize: '0.375rem',
      blockSize: '0.75rem',
      marginBlockStart: '-0.1875rem',
      border: `solid ${vars.color.onAccent}`,
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&:indeterminate::after': {
      content: '""',
      inlineSize: '0.75rem',
      blockSize: '2px',
      margin: 0,
      border: 0,
      background: vars.color.onAccent,
      rotate: 'none',
    },
  },
});

export const radio = style({
  borderRadius: '50%',
  selectors: {
    '&:checked::after': {
      content: '""',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: '50%',
      background: vars.color.onAccent,
    },
  },
});

export const text = style({ minInlineSize: 0, overflowWrap: 'break-word' });
export const error = style({ marginBlock: `-0.375rem ${vars.space[2]}`, paddingInlineStart: '2.25rem' });
