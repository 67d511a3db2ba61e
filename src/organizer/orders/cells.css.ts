import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const number = style({ fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' });

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

/** A tag of two words stays on one line. */
export const oneLine = style({ whiteSpace: 'nowrap' });
