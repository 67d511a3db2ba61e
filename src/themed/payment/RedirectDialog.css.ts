import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const status = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
