import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const body = style({ display: 'grid', alignItems: 'start', minBlockSize: '8rem' });

export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'flex-start',
});

export const copy = style({ display: 'grid', gap: vars.space[2], flex: '1 1 12rem', justifyItems: 'start' });

export const address = style({
  fontFamily: 'inherit',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** There before its words, as a live region must be, and without a gap until then. */
export const message = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const note = style({
  marginBlockStart: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.text.sm,
});
