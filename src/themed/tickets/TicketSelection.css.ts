import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { more, tallEnough } from './OrderFooter.css';

/** Parts lie one below the other; what is missing leaves no gap. No grid: its rows would hold the order bar fast. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  maxInlineSize: '58rem',
  marginInline: 'auto',
});

/* One stub, in two parts. */
globalStyle(`${screen} > ${more}`, { marginBlockStart: `calc(-1 * ${vars.space[6]})` });

/* What takes the focus is scrolled to above the order bar, never under it (WCAG 2.4.11). */
globalStyle(`${screen} :is(select, button, input, a)`, {
  '@media': { [tallEnough]: { scrollMarginBlockEnd: '8.5rem' } },
});

export const aside = style({ marginBlockStart: vars.space[4] });

/** Keeps the place of the panel until it is there. */
export const soldOut = style({ minBlockSize: '14.75rem' });

/** Keeps the place of the search until it is there. */
export const search = style({ minBlockSize: vars.control.medium });

/** Keeps the place of the link until it is there. */
export const promo = style({ minBlockSize: vars.control.medium });
