import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { stack, whole } from '../appearance/layout.css';

export const row = style([stack[3], whole, { margin: 0, padding: 0, border: 0 }]);
export const legend = style({ paddingBlockEnd: vars.space[2], fontWeight: vars.weight.strong });
