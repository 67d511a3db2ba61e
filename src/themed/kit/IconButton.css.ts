import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { pad } from './Button.css';

export const iconOnly = style({ inlineSize: vars.control.medium, flex: 'none', vars: { [pad]: '0' } });
