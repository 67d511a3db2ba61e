import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** One column, read from the start like everything else. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '28rem',
});

export const muted = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.text.sm,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

/** Things in a line that may break. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const windowLine = style([line, muted, { justifyContent: 'space-between' }]);

/** Takes no room while it says nothing. */
export const said = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const menu = style({ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' });
