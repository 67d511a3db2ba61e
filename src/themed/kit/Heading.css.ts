import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

const size = (step: 'md' | 'lg' | 'xl' | '2xl' | '3xl', tight: boolean) => ({
  fontSize: vars.text[step],
  lineHeight: vars.line[step],
  ...(tight && { letterSpacing: vars.tracking.tight }),
});

export const heading = style({
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

export const sizes = styleVariants({
  md: size('md', false),
  lg: size('lg', false),
  xl: size('xl', true),
  '2xl': size('2xl', true),
  '3xl': size('3xl', true),
});
