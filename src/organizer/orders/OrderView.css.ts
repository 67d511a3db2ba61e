import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const root = style({ container: 'order / inline-size' });

/** What there is, and beside it what there is to know. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  '@container': {
    'order (inline-size >= 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) 23.5rem' },
  },
});
