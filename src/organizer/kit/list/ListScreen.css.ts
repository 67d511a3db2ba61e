import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const notice = style({ marginBlockEnd: vars.space[4] });

export const selectable = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const content = style({ flex: '1 1 auto', minInlineSize: 0 });
