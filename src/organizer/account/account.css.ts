import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const screen = style({ display: 'grid', gap: vars.space[5], maxInlineSize: '46rem' });

const hairline = `1px solid ${vars.color.border}`;

export const list = style({ borderBlock: hairline });

/** The button goes below the words where there is no room beside them. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const about = style({
  flex: '1 1 12rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const mark = style({
  flex: 'none',
  display: 'grid',
  padding: '0.625rem',
  borderRadius: `min(${vars.radius.small}, 8px)`,
  background: vars.color.sunken,
});

export const said = style({ flexBasis: '100%' });
