import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const stages = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.sunken,
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
});

export const stage = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: {
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.strong },
    '&[data-done]': { color: vars.color.text },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  selectors: {
    '[data-done] > &': { color: vars.color.positive },
    '[data-kind="approved"] > &': { color: vars.color.positive },
  },
});

/** A stage to come. */
export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: '50%',
  border: `1px solid ${vars.color.borderControl}`,
});

export const help = style({ fontSize: vars.text.sm, lineHeight: vars.line.sm });
