import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { inline } from '../../kit/appearance/layout.css';

export const buttons = inline[2];
export const refusals = style({ display: 'grid', gap: vars.space[4] });
export const list = style({ display: 'grid', gap: vars.space[3] });
export const reason = style({ display: 'block', color: vars.color.muted, fontSize: vars.text.sm });
