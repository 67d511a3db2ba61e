import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { later } from '../../theme/later.css';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  borderSpacing: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const row = style({
  selectors: { "&[aria-selected='true']": { background: later.accentSoft } },
});

const cell = {
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  verticalAlign: 'middle',
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    "&[data-align='end']": { textAlign: 'end' },
    'tbody > tr:last-child > &': { borderBlockEnd: 0 },
  },
} as const;

export const td = style(cell);

export const th = style([
  cell,
  {
    color: vars.color.muted,
    fontSize: vars.text.xs,
    lineHeight: vars.line.xs,
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    selectors: {
      "&[scope='row']": {
        color: 'inherit',
        fontSize: 'inherit',
        lineHeight: 'inherit',
        fontWeight: vars.weight.regular,
        whiteSpace: 'normal',
      },
    },
  },
]);
