import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** In a column they keep together by themselves, elsewhere a long one may break. */
export const figures = style({ fontVariantNumeric: 'lining-nums tabular-nums' });
export const number = style([figures, { whiteSpace: 'nowrap' }]);

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const name = style(line);
export const email = style([
  line,
  {
    color: vars.color.muted,
    fontSize: vars.text.sm,
    lineHeight: vars.line.sm,
    fontWeight: vars.weight.regular,
  },
]);

/** A tag of two words stays on one line; not where it shares that with the number on a narrow card. */
export const oneLine = style({
  whiteSpace: 'nowrap',
  '@container': { 'list (inline-size < 20rem)': { whiteSpace: 'normal' } },
});
