import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const hint = style({ color: vars.color.muted });

export const pay = style([box, { inlineSize: '100%' }]);
