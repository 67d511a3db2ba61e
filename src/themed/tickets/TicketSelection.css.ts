import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Parts lie one below the other; what is missing leaves no gap. */
export const screen = style({ display: 'flow-root', maxInlineSize: '58rem', marginInline: 'auto' });

const apart = (space: string) => style({ selectors: { '& + &': { marginBlockStart: space } } });
export const part = apart(vars.space[6]);
export const aside = style({ marginBlockStart: vars.space[10] });

/** Keeps the place of the link until it is there. */
export const promo = style([part, { minBlockSize: vars.control.medium }]);
