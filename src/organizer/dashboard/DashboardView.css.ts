import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export { quiet as figureName, quiet as figureNote } from '../kit/appearance/layout.css';

const oneFigure = 'board (inline-size < 19rem)';
const fourFigures = 'board (inline-size >= 44rem)';
const beside = 'board (inline-size >= 52rem)';

export const root = style({ container: 'board / inline-size' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginBlockEnd: vars.space[6],
  borderBlock: `1px solid ${vars.color.border}`,
  '@container': {
    [oneFigure]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [fourFigures]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const figure = style({
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[3],
  selectors: {
    '&:nth-child(even)': {
      paddingInlineStart: vars.space[4],
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
    '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.border}` },
  },
  '@container': {
    [oneFigure]: {
      selectors: {
        '&:nth-child(n)': { paddingInline: 0, borderInlineStart: 0 },
        '&:nth-child(n + 2)': { borderBlockStart: `1px solid ${vars.color.border}` },
      },
    },
    [fourFigures]: {
      selectors: {
        '&:nth-child(n)': { paddingInline: vars.space[5], borderBlockStart: 0 },
        '&:first-child': { paddingInlineStart: 0 },
        '&:nth-child(n + 2)': { borderInlineStart: `1px solid ${vars.color.border}` },
      },
    },
  },
});
export const figureValue = style({
  fontSize: vars.text.xl,
  lineHeight: vars.line['2xl'],
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.tight,
  '@container': { [fourFigures]: { fontSize: vars.text['2xl'] } },
});

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
export const wide = style({ gridColumn: '1 / -1' });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
});
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[4],
});
export const choice = style({ marginBlockEnd: vars.space[4] });
export const cardLink = style({
  position: 'relative',
  '::after': { content: '', position: 'absolute', inset: '-0.75rem' },
});

/** Takes what the card beside it is higher. */
export const chart = style({ flex: 1, display: 'grid', marginBlockEnd: vars.space[2] });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
/** A colour and its words go to the next line together. */
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem' });
export const swatch = style({
  flex: 'none',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: '2px',
  background: vars.color.accent,
  selectors: {
    "&[data-tone='pale']": {
      background: `color-mix(in oklab, ${vars.color.accent} 38%, ${vars.color.raised})`,
    },
    "&[data-tone='last']": { background: vars.color.border },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'CanvasText',
      forcedColorAdjust: 'none',
      selectors: { "&[data-tone='pale'], &[data-tone='last']": { background: 'GrayText' } },
    },
  },
});

/** Takes what the card beside it is higher. */
export const stock = style({ flex: 1, marginBlockEnd: vars.space[2] });
export const left = style({ display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[5] });
export const type = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0.375rem ${vars.space[3]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { "&[data-level='out']": { color: vars.color.muted } },
});
export const typeName = style({ overflowWrap: 'anywhere' });
export const typeLeft = style({
  color: vars.color.muted,
  selectors: {
    "[data-level='low'] > &": { color: vars.color.danger, fontWeight: vars.weight.strong },
    "[data-level='out'] > &": { fontWeight: vars.weight.strong },
  },
});
export const typeMeter = style({ gridColumn: '1 / -1' });
