import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline, listRow, news as line, plainList, stack } from '../kit/appearance/layout.css';

export { quiet } from '../kit/appearance/layout.css';

/** What was done last; without news it takes no room. */
export const news = style([line, { selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[3] } } }]);

export const list = plainList;
export const item = style({
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const asset = style([stack[3], { minInlineSize: 0 }]);
export const head = style([
  inline[2],
  { justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'nowrap' },
]);
export const name = style({
  margin: 0,
  fontSize: 'inherit',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const title = style([inline[2], { minBlockSize: vars.control.medium, minInlineSize: 0 }]);
export const buttons = style({ display: 'flex' });
export const open = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  color: vars.color.text,
});

/** What is known of an asset: as many beside each other as there is room for. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
});
export const fact = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const factValue = style({ margin: 0 });

export const captions = style([listRow, { justifyContent: 'space-between', paddingBlock: 0 }]);

export const drop = style([
  inline[2],
  {
    justifyContent: 'center',
    padding: vars.space[4],
    border: `1px dashed ${vars.color.border}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      "&[data-over='true']": { borderColor: vars.color.accent },
      "&[data-invalid='true']": { borderColor: vars.color.danger },
      '&:focus-within': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
    },
  },
]);
export const choose = style({ color: vars.color.accent, fontWeight: vars.weight.strong });
export const file = style([
  stack[2],
  {
    marginBlockEnd: vars.space[2],
    padding: vars.space[3],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
  },
]);
export const fileHead = style([inline[2], { justifyContent: 'space-between' }]);
export const fileText = style({ flex: 1, minInlineSize: '8rem', overflowWrap: 'anywhere' });
