import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const part = style({ padding: vars.space[5] });
