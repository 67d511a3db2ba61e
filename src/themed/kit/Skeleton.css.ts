import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const breathe = keyframes({ to: { opacity: 0.45 } });

export const bone = style({
  display: 'block',
  inlineSize: 'var(--bx-bone-width, 100%)',
  maxInlineSize: '100%',
  blockSize: 'var(--bx-bone-height, 0.75rem)',
  borderRadius: vars.radius.small,
  outline: '1px solid transparent',
  background: vars.color.border,
  animation: `${breathe} 800ms alternate infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
