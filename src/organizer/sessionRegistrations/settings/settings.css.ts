import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export { wholeNote as note } from '../../kit/appearance/layout.css';

export const list = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
