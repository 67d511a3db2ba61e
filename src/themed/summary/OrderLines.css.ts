import { createContainer, createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** How many columns stand behind the name. */
export const columns = createVar();
const ownWidth = createContainer();
/** From here a line is one line; below it the name stands over its figures. */
const roomy = `${ownWidth} (inline-size >= 32rem)`;

export const box = style({ container: `${ownWidth} / inline-size`, overflowX: 'auto' });

/* One grid for all rows, so that figures stand under their heads. */
export const table = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, auto)`,
  gap: `0 ${vars.space[2]}`,
  justifyContent: 'space-between',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  '@container': {
    [roomy]: {
      gridTemplateColumns: `minmax(0, 1fr) repeat(${columns}, auto)`,
      gap: `0 ${vars.space[6]}`,
    },
  },
});

const spanning = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;

export const group = style(spanning);

export const row = style({
  ...spanning,
  alignItems: 'baseline',
  selectors: { 'tbody > &': { paddingBlockStart: vars.space[3] } },
});

export const name = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: '0.125rem',
  textAlign: 'start',
  '@container': { [roomy]: { gridColumn: 'auto', padding: 0 } },
});

export const cell = style({
  padding: 0,
  color: vars.color.muted,
  textAlign: 'end',
  selectors: { [`${name} + &`]: { textAlign: 'start' } },
  '@container': { [roomy]: { selectors: { [`${name} + &`]: { textAlign: 'end' } } } },
});

export const head = style({
  padding: 0,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.regular,
  letterSpacing: '0.03em',
});

export const ticket = style({
  padding: 0,
  fontWeight: vars.weight.strong,
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
});

export const discount = style({ marginInlineStart: vars.space[2], verticalAlign: 'middle' });

export const subtotal = style({ color: vars.color.text });
