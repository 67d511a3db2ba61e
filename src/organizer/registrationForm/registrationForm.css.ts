import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { stack } from '../kit/appearance/layout.css';

export { whole, wholeNote as note } from '../kit/appearance/layout.css';
export const attributes = stack[4];

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
});
export const count = style({ gridColumn: '1 / -1', color: vars.color.muted, fontSize: vars.text.sm });
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` });
export const paste = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });

export const adding = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
export const attributeList = style({ margin: 0, padding: 0, listStyle: 'none' });
