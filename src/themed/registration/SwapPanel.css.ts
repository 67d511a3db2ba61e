import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

/** Leaves no gap while there is nothing to see. */
export const check = style({ selectors: { '&:empty': { display: 'none' } } });

/** Takes focus only to be read. */
export const title = style({ selectors: { '&&:focus': { outline: 'none' } } });
