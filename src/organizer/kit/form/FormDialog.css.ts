import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
