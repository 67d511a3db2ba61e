import { style } from '@vanilla-extract/css';

/** Takes focus only to keep its place; leaves no gap while there is nothing to see. */
export const box = style({
  position: 'absolute',
  selectors: { '&[data-open]': { position: 'static' }, '&&:focus': { outline: 'none' } },
});
