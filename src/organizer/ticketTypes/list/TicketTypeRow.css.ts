import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

const item = createContainer();
/** From here on a row is one line. */
const oneLine = `${item} (inline-size >= 34rem)`;
/** From here on price and actions still share a line. */
const sharing = `${item} (inline-size >= 13rem)`;

export const box = style({ container: `${item} / inline-size`, minInlineSize: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  gridTemplateAreas: '"about" "price" "sold" "actions"',
  paddingBlock: vars.space[2],
  '@container': {
    [sharing]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"about about" "price actions" "sold sold"',
    },
    [oneLine]: {
      gridTemplateColumns: 'minmax(0, 1fr) 6.5rem 9rem auto',
      gridTemplateAreas: '"about price sold actions"',
    },
  },
});

export const about = style({
  gridArea: 'about',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minInlineSize: 0,
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  minInlineSize: 0,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const price = style({
  gridArea: 'price',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@container': { [oneLine]: { textAlign: 'end' } },
});

export const sold = style({ gridArea: 'sold', display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const figures = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  '@container': { [sharing]: { justifySelf: 'end' } },
});
