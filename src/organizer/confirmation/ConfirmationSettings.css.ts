import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const unreadable = style({ paddingInlineStart: vars.space[5], margin: 0 });

/** The screen's own air. */
export const screen = style({ padding: vars.space[6] });
