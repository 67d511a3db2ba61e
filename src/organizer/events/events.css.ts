import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { ends, quiet, stack } from '../kit/appearance/layout.css';

export { clipped as name, narrow as alone, plainList as pixels, quiet } from '../kit/appearance/layout.css';
export const beside = stack[6];
export const partHead = ends[2];

export const container = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** In a sentence, which may break. */
export const figures = style([quiet, { fontVariantNumeric: 'lining-nums tabular-nums' }]);

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
  selectors: {
    '& + &': { paddingBlockStart: vars.space[6], borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const pixel = style({
  display: 'flex',
  alignItems: 'center',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const pixelText = style({ display: 'grid', justifyItems: 'start', flex: 1, minInlineSize: 0 });

/** Of a template, in one line where there is room. */
export const facts = style([
  quiet,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
  },
]);
