import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export { label } from '../kit/appearance/layout.css';

export const days = style({ display: 'grid', gap: vars.space[4] });
export const day = style({ display: 'grid', gap: vars.space[1] });
