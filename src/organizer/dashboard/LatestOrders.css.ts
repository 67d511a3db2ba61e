import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const withoutTickets = 'board (inline-size < 52rem)';
const cards = 'board (inline-size < 40rem)';

export const head = style({ '@container': { [cards]: { display: 'none' } } });

export const row = style({
  '@container': {
    [cards]: {
      display: 'grid',
      gridTemplate: "'buyer total' 'order status' / minmax(min-content, 1fr) auto",
      alignItems: 'center',
      gap: `0 ${vars.space[3]}`,
      paddingBlock: vars.space[2],
      borderBlockEnd: `1px solid ${vars.color.border}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
});
/* A card's line belongs to the row. */
const cell = { '@container': { [cards]: { padding: '0 !important', borderBlockEnd: 0 } } };

export const order = style([cell, { gridArea: 'order', whiteSpace: 'nowrap !important' as 'nowrap' }]);
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  '@container': { [cards]: { minBlockSize: vars.control.medium } },
});
export const buyer = style([
  cell,
  {
    gridArea: 'buyer',
    overflowWrap: 'anywhere',
    '@container': { [cards]: { fontWeight: vars.weight.strong } },
  },
]);
export const status = style([
  cell,
  { gridArea: 'status', '@container': { [cards]: { justifySelf: 'end' } } },
]);
export const total = style([cell, { gridArea: 'total', fontWeight: vars.weight.strong }]);
export const tickets = style({ '@container': { [withoutTickets]: { display: 'none' } } });
export const placed = style({ '@container': { [cards]: { display: 'none' } } });
