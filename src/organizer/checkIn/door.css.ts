import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { later } from '../../theme/later.css';

export { inline, narrow, plainList, quiet, stack } from '../kit/appearance/layout.css';

/** Read from a step away. */
export const field = style({ fontSize: vars.text.xl, minBlockSize: '3.5rem' });
export const outcome = style({ fontSize: vars.text['2xl'], lineHeight: vars.line['2xl'] });
export const who = style({ fontSize: vars.text.lg, lineHeight: vars.line.lg, overflowWrap: 'anywhere' });

export const results = style({
  display: 'grid',
  gap: vars.space[3],
  scrollMarginBlock: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
});

export const matches = style({
  display: 'grid',
  marginBlockStart: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  selectors: { '&:empty': { display: 'none' } },
});
export const match = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { "&[aria-selected='true']": { background: later.accentSoft } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { "&[aria-selected='true']": { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const count = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
});
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const meter = style({ gridColumn: '1 / -1' });

/** As much of a phone as leaves room for the field and for what became of the last scan. */
export const video = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  maxBlockSize: '40vh',
  objectFit: 'cover',
  background: vars.color.text,
  borderRadius: vars.radius.field,
});
