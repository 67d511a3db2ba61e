import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline, plainList, quiet } from '../kit/appearance/layout.css';

export const weather = style([quiet, { marginBlockEnd: vars.space[4] }]);
export const place = style({ fontWeight: vars.weight.strong });
export const days = style([plainList, inline[3], { columnGap: vars.space[5], rowGap: 0 }]);
