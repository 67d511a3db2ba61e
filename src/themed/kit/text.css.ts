import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Figures that line up under each other and never wrap: prices, counts, times. */
export const num = style({ fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' });
export const muted = style({ color: vars.color.muted });
