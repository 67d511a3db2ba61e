import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

/** Cells of a row stand in line, as far as there is room. */
export const area = style({ tabSize: 4, overflowWrap: 'anywhere' });

/** Takes no room while it says nothing. */
export const outcome = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const sentences = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });

export const hint = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

/* Columns keep their width whatever stands in them. */
export const table = style({ tableLayout: 'fixed', overflowWrap: 'anywhere' });
export const head = style({ selectors: { '&&': { whiteSpace: 'normal' } } });
export const line = style([head, { inlineSize: '3.75rem' }]);
export const attendee = style([head, { inlineSize: '30%' }]);
export const top = style({ verticalAlign: 'top' });
export const details = style({ display: 'grid', gap: vars.space[1] });
export const name = style({ fontWeight: vars.weight.strong });
export const muted = style({ color: vars.color.muted });
export const wrong = style({ color: vars.color.danger, textDecorationLine: 'line-through' });
