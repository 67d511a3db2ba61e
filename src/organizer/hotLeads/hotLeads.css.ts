import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { clipped } from '../kit/appearance/layout.css';

export { below, clipped } from '../kit/appearance/layout.css';

/** In a column that leaves before there are cards: what it is cut at leaves names and moments their room. */
export const short = style([clipped, { maxInlineSize: '5.5rem' }]);
/** On two lines: the day, and the hour. */
export const moment = style({ display: 'block', inlineSize: '6.25rem', whiteSpace: 'normal' });

/** Where there is no mouse it is as high as a finger needs. */
export const link = style([
  clipped,
  {
    color: vars.color.link,
    '@media': { '(pointer: coarse)': { lineHeight: vars.control.medium } },
  },
]);

/** With all columns beside it, an address gives way to the name. */
export const email = style([
  link,
  { '@container': { 'list (34rem <= inline-size < 75rem)': { maxInlineSize: '9rem' } } },
]);
