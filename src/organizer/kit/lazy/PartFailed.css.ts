import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const failed = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });
