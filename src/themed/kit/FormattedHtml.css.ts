import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const html = style({});

globalStyle(`${html} :where(p, ul, ol) + :where(p, ul, ol)`, { marginBlockStart: vars.space[2] });
globalStyle(`${html} :where(ul, ol)`, { paddingInlineStart: vars.space[5] });
globalStyle(`${html} :where(li + li)`, { marginBlockStart: vars.space[1] });
