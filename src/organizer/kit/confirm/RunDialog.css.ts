import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const parts = style({ display: 'grid', gap: vars.space[4] });
export const undone = style({ display: 'grid', gap: vars.space[1], paddingInlineStart: vars.space[4] });
