import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Parts lie one below the other; what is missing leaves no gap. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: '58rem',
  marginInline: 'auto',
});

export const aside = style({ marginBlockStart: vars.space[4] });

/** Keeps the place of the link until it is there. */
export const promo = style({ minBlockSize: vars.control.medium });
