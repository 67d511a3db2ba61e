import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { panel as collapsiblePanel, trigger as collapsible } from './Collapsible.css';

/** One row of a bar: the countdown, where there is one, comes before it. */
export const heading = style({ display: 'flex', selectors: { '&&': { gridArea: '1 / 2' } } });

/* Its ring stays within the bar. */
export const trigger = style([
  collapsible,
  {
    minInlineSize: 0,
    minBlockSize: '3rem',
    gap: vars.space[2],
    paddingInline: 0,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
]);

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const total = style({ fontSize: vars.text.md, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

export const panel = style([collapsiblePanel, { selectors: { '&&': { gridRow: 2, gridColumn: '1 / -1' } } }]);

/** With the bar above it no more than half of the screen. */
export const scroller = style({
  maxBlockSize: 'calc(50dvh - 4rem)',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const lines = style({ paddingBlock: vars.space[3] });

export const totals = style({
  paddingBlock: vars.space[3],
  borderBlockStart: `1px dashed ${vars.color.border}`,
});
globalStyle(`${totals} > dl`, { padding: 0 });
