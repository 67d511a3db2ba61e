import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Takes focus once its question is answered; Tab then goes on into the form. */
export const anchor = style({
  selectors: { '&:focus': { outline: 'none' }, '&:not(:empty)': { marginBlockEnd: vars.space[6] } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
});

export const title = style({ gridColumn: '1' });

/** 44 px to hit, in the corner of the panel. */
export const close = style({ marginBlock: '-0.75rem', marginInlineEnd: '-0.75rem' });

export const text = style({
  display: 'grid',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  maxInlineSize: '40rem',
  marginBlockStart: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const accept = style({ gridColumn: '1 / -1', marginBlockStart: vars.space[4], justifySelf: 'start' });
