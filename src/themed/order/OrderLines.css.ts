import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { tall } from '../kit/tall';

const ownWidth = createContainer();

export const box = style({ container: `${ownWidth} / inline-size`, overflowX: 'auto' });

/** What stands above and below it in a window keeps its place. */
export const fits = style({
  '@media': { [tall]: { maxBlockSize: 'max(9rem, 100dvh - 25rem)', overflowY: 'auto' } },
});

export const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Name, quantity right behind it, and the amount at the end; what the amount is made of on lines below. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) max-content 1fr',
  columnGap: vars.space[2],
  alignItems: 'baseline',
  selectors: { 'tbody > &': { paddingBlockStart: vars.space[3] } },
});

export const head = style({
  padding: 0,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.regular,
  letterSpacing: '0.03em',
  textAlign: 'start',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
});

export const name = style({ gridArea: '1 / 1' });
export const quantity = style({ gridArea: '1 / 2', padding: 0 });
export const subtotal = style({ gridArea: '1 / 3', padding: 0, textAlign: 'end', whiteSpace: 'nowrap' });

export const ticket = style({
  padding: 0,
  fontWeight: vars.weight.strong,
  lineHeight: '1.375rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const amount = style({ color: vars.color.text, fontWeight: vars.weight.strong });

/** A line of its own, which says what it is. */
export const detail = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  padding: 0,
  color: vars.color.muted,
  selectors: {
    '&::before': {
      content: 'attr(data-head) / ""',
      fontSize: vars.text.xs,
      letterSpacing: '0.03em',
      textTransform: 'uppercase',
    },
  },
});

const underName = style({
  display: 'block',
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});

/** What the ticket was before it was swapped. */
export const from = style([underName, { color: vars.color.muted, fontWeight: vars.weight.regular }]);

export const discount = style([underName, { marginBlock: '0.125rem' }]);
