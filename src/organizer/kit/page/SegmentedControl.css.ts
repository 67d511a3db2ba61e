import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: '2px',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const segment = style({ position: 'relative', display: 'block' });

export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  cursor: 'pointer',
});

export const text = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: vars.space[4],
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    [`${input}:hover + &`]: { color: vars.color.text },
    [`${input}:checked + &`]: {
      borderColor: vars.color.border,
      background: vars.color.raised,
      color: vars.color.text,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${input}:checked + &`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    '(pointer: coarse)': { minBlockSize: vars.control.medium },
  },
});
