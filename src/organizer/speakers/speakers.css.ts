import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export { plainList as list, wholeStack as whole } from '../kit/appearance/layout.css';

export const news = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&:empty': { display: 'none' } },
});

export const row = style({ borderBlockEnd: `1px solid ${vars.color.border}` });

/** Who they are, beside their face and never below it. */
export const text = style({ display: 'grid', flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[4]}` });
export const link = style({ color: vars.color.link });

export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[1],
});
