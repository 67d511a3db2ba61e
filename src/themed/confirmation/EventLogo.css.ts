import { style } from '@vanilla-extract/css';

export const logo = style({
  justifySelf: 'start',
  maxInlineSize: 'min(100%, 16rem)',
  maxBlockSize: '4.5rem',
  objectFit: 'contain',
  // A logo of no width would leave a gap until it is there.
  blockSize: 'auto',
});
