import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const form = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[4] });
