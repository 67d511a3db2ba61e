import { style } from '@vanilla-extract/css';
import { vars } from '../theme';

export const skeleton = style({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[6] });
