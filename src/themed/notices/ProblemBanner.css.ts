import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Leaves no gap while it is empty. */
export const region = style({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[4] } } });

export const plain = style({ color: vars.color.danger });
