import { style } from '@vanilla-extract/css';

export const title = style({ display: 'flex', alignItems: 'center', minBlockSize: '2.125rem' });

/** Label over control, as tall as a field. */
export const field = style({
  display: 'grid',
  alignContent: 'space-between',
  gridColumn: '1 / -1',
  minBlockSize: '4.3125rem',
  '@container': { '(inline-size >= 25rem)': { gridColumn: 'span 6' } },
});
