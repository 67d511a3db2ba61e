import { createContainer, style } from '@vanilla-extract/css';
import { monospace, vars } from '../../theme';
import { ends as endsOf, stack } from '../kit/appearance/layout.css';

export { news, quiet, wholeNote as elsewhere } from '../kit/appearance/layout.css';
export const parts = stack[8];
export const close = stack[4];
export const partHead = stack[1];
/** A name and what can be done, or the main thing and others. */
export const bar = endsOf[2];

const pageRoom = createContainer();
/** From here on the picture stands beside the sections. */
const roomy = `${pageRoom} (inline-size >= 46rem)`;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const facts = style({ marginBlockStart: vars.space[1], overflowWrap: 'anywhere' });

/** One of several things of the screen, below a line. */
export const part = style({
  ...column,
  gap: vars.space[4],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const pageBox = style({ container: `${pageRoom} / inline-size`, minInlineSize: 0 });
export const page = style({
  ...column,
  alignItems: 'start',
  gap: vars.space[6],
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: vars.space[8] } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});
export const about = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: '1 1 9rem',
  minInlineSize: 0,
});
export const kindIcon = style({ flex: 'none', color: vars.color.muted });
export const text = style({ ...column, minInlineSize: 0 });
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
});
/** The name of a section, pressed to change it. */
export const title = style({
  minBlockSize: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.control.medium } },
});
export const actions = style({ display: 'flex' });
/** How much code there is, and the way to it. */
export const ends = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const picture = style({ ...column, gap: vars.space[3], margin: 0 });
/** Pages are long: what is below the fold of it scrolls. */
export const frame = style({
  maxBlockSize: '26rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  background: vars.color.sunken,
  overflowY: 'auto',
});
export const shot = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const awaited = style({ opacity: 0.55 });

/** Code is read from the left, whatever the page's direction, and keeps its lines. */
export const code = style({
  fontFamily: monospace,
  fontSize: vars.text.sm,
  lineHeight: vars.line.md,
  whiteSpace: 'pre',
  overflowX: 'auto',
  tabSize: 2,
  '@media': { '(pointer: coarse)': { fontSize: vars.text.md } },
});

/** Stays in sight at the end of what scrolls. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.space[5]} * -1)`,
  marginBlockEnd: `calc(${vars.space[5]} * -1)`,
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
});

export const preview = style({
  ...column,
  gap: vars.space[2],
  gridColumn: '1 / -1',
  minInlineSize: 0,
});
export const sheet = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
});

export const slots = style({ ...column, margin: 0, padding: 0, listStyle: 'none' });
export const container = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const changes = style({
  ...column,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${vars.color.border}`,
});
export const change = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
