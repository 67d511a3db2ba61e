import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { from } from './layout';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  '@container': { [from.table]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))' } },
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const text = style({
  display: 'grid',
  minInlineSize: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

/** A name is cut at its own end, whichever way the page runs, and begins where the others begin. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  justifySelf: 'start',
  maxInlineSize: '100%',
} as const;

export const fullName = style({ ...oneLine, fontWeight: vars.weight.strong });
export const company = style({ ...oneLine, color: vars.color.muted });
