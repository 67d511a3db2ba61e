import { style } from '@vanilla-extract/css';

export { below as email, clipped as name } from '../kit/look/layout.css';

/** In a column they keep together by themselves, elsewhere a long one may break. */
export const figures = style({ fontVariantNumeric: 'lining-nums tabular-nums' });
export const number = style([figures, { whiteSpace: 'nowrap' }]);

/** A tag of two words stays on one line; not where it shares that with the number on a narrow card. */
export const oneLine = style({
  whiteSpace: 'nowrap',
  '@container': { 'list (inline-size < 20rem)': { whiteSpace: 'normal' } },
});
