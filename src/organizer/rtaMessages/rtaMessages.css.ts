import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import {
  listRow,
  narrow,
  news as newsLine,
  plainList,
  quiet,
  stack,
  whole,
} from '../kit/appearance/layout.css';

export const news = style([
  newsLine,
  { marginBlockEnd: vars.space[3], selectors: { '&:empty': { margin: 0 } } },
]);

export const list = style([plainList, narrow, { marginBlockEnd: vars.space[4] }]);
export const row = style([
  listRow,
  { flexWrap: 'nowrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space[3] },
]);
export const message = style([stack[1], { minInlineSize: 0 }]);
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const facts = style([quiet, { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` }]);

export const reach = style([
  whole,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[4],
    borderRadius: `min(${vars.radius.panel}, 14px)`,
    background: vars.color.sunken,
  },
]);
