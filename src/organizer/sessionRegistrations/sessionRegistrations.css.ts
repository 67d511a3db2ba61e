import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { stack } from '../kit/appearance/layout.css';

export { below as note, clipped as line, quiet } from '../kit/appearance/layout.css';
export const parts = stack[4];

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** As wide as its words. */
export const choice = style({ justifySelf: 'start' });

/** Above a list: which of the two it is, and what was done. */
export const above = style({ ...column, gap: vars.space[3], marginBlockEnd: vars.space[4] });

export const counts = style({ ...column, gap: vars.space[1], minInlineSize: 0 });

/** Reasons, one for each attendee. */
export const refused = style({
  ...column,
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const ticket = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const preview = style({ ...column, gap: vars.space[3], minInlineSize: 0 });
export const letter = style({
  ...column,
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
});
export const letterHead = style({
  ...column,
  gap: vars.space[1],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const letterSubject = style({
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  fontWeight: vars.weight.strong,
});
