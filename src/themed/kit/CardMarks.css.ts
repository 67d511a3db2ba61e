import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const strip = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem', listStyle: 'none' });

export const item = style({ display: 'block', lineHeight: 0 });

/* White in the dark too: a card company's mark is not ours to tint. */
export const mark = style({
  display: 'block',
  background: '#ffffff',
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  forcedColorAdjust: 'none',
});

export const sizes = styleVariants({
  small: { inlineSize: '1.9rem', blockSize: '1.2rem', borderRadius: '3px' },
  medium: { inlineSize: '2.375rem', blockSize: '1.5rem', borderRadius: '4px' },
});
