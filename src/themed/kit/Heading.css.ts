import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

const look = (step: 'md' | 'lg' | 'xl' | '2xl' | '3xl', tight: boolean) => ({
  fontSize: vars.text[step],
  lineHeight: vars.line[step],
  ...(tight && { letterSpacing: vars.tracking.tight }),
});

export const heading = style({
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

export const looks = styleVariants({
  md: look('md', false),
  lg: look('lg', false),
  xl: look('xl', true),
  '2xl': look('2xl', true),
  '3xl': look('3xl', true),
});
