import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const box = style({
  blockSize: '100%',
  borderRadius: vars.radius.panel,
  overflow: 'hidden',
  background: `color-mix(in oklab, ${vars.color.text} 6%, ${vars.color.surface})`,
});

export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
