import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** The parts of a screen, below each other. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const head = style([section, { justifyItems: 'start', gap: vars.space[2] }]);

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

/** Takes focus only to be read; there is nothing to press in it. */
export const title = style({ selectors: { '&&:focus': { outline: 'none' } }, overflowWrap: 'anywhere' });

export const lead = style({ color: vars.color.muted });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

/** What can be done with a ticket; what came of it has a line of its own. */
export const ticketActions = style([
  line,
  {
    gridColumn: '1 / -1',
    gap: `0 ${vars.space[6]}`,
    fontSize: vars.text.sm,
    lineHeight: vars.line.sm,
    '@media': { print: { display: 'none' } },
  },
]);

export const wholeLine = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  selectors: { '&:empty': { position: 'absolute', inlineSize: 'auto' } },
});

export const answers = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginBlockStart: vars.space[3],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

export const answerLabel = style({ color: vars.color.muted });

/** Has the focus to be read: what it surrounds shows it. */
export const focusBox = style({ selectors: { '&:focus': { outline: 'none' } } });
