import { style } from '@vanilla-extract/css';

export { below as email, clipped as name } from '../kit/appearance/layout.css';

/** A number, or a tag of two words, stays on one line; not where these two share that on a narrow card. */
export const oneLine = style({
  whiteSpace: 'nowrap',
  '@container': { 'list (inline-size < 20rem)': { whiteSpace: 'normal' } },
});

/** In a column they keep together by themselves, elsewhere a long one may break. */
export const figures = style({ fontVariantNumeric: 'lining-nums tabular-nums' });
export const number = style([figures, oneLine]);
