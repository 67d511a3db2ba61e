import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { inline } from '../appearance/layout.css';

export const actions = inline[2];

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  marginBlockEnd: vars.space[6],
});

export const text = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
/** A long lead takes lines instead of the room of the buttons. */
export const textWithLead = style([text, { flex: '1 1 20rem' }]);

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  justifySelf: 'start',
  minBlockSize: vars.control.medium,
  marginBlock: `calc(${vars.space[3]} * -1) 0`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
});

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  minBlockSize: vars.control.medium,
  minInlineSize: 0,
});
/** Focus comes here by itself when the screen changes; it needs no ring then. */
export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere', outline: 'none' });

export const lead = style({
  maxInlineSize: '44rem',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
