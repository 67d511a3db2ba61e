import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { stack } from '../kit/appearance/layout.css';

export { figure, quiet, subline as note, summary } from '../kit/appearance/layout.css';
export const parts = stack[4];

export const code = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const menuItem = style({ justifyContent: 'flex-start' });

export const group = style({ maxInlineSize: '20rem' });
