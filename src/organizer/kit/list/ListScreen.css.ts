import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const notice = style({ marginBlockEnd: vars.space[4] });
