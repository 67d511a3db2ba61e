import { createContainer, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { floating } from '../../../theme/floating.css';
import { stack } from '../appearance/layout.css';
import { studioRoom } from '../appearance/studio.css';
import { barAbove } from '../table/DataTable.css';

export const withRefusal = stack[3];

const editor = createContainer();
/** From here on what belongs to the form stands beside it. */
const roomy = `${editor} (inline-size >= 52rem)`;

/** From here on a long form's sections are listed beside it; where an aside is there as well, in a window of 1440 px with a rail. */
const listed = {
  alone: `${editor} (inline-size >= 60rem)`,
  withAside: `${editor} (inline-size >= 70.5rem)`,
  studio: `${studioRoom} (inline-size >= 70.5rem)`,
} as const;

/** The form measures itself: it reacts to the stage it gets, not to the page. */
export const container = style({ container: `${editor} / inline-size`, minInlineSize: 0 });

const besideList = (width: string, gap: string) => ({
  selectors: {
    '&:has(> [data-sections])': { display: 'grid', gridTemplateColumns: `${width} minmax(0, 1fr)`, gap },
  },
});

/** A long form's list of sections and what it lists: before it, as high as both, so that it has a way to stick. */
export const outline = styleVariants({ alone: listed.alone, withAside: listed.withAside }, (room) => ({
  '@container': {
    [room]: besideList('11rem', vars.space[8]),
    [listed.studio]: besideList('9rem', vars.space[4]),
  },
}));

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
});

export const withAside = style({
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const aside = style({
  minInlineSize: 0,
  '@container': { [roomy]: { position: 'sticky', insetBlockStart: '6.5rem' } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minInlineSize: 0,
  selectors: {
    '& + &': { paddingBlockStart: vars.space[8], borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const sectionHead = style({ display: 'grid', gap: vars.space[1] });
/** Below the bars that a title would be under. */
export const sectionTitle = style({
  scrollMarginBlockStart: `calc(${fallbackVar(barAbove, '0px')} + ${vars.control.medium} + ${vars.space[5]})`,
});
export const sectionText = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: floating.layer.sticky,
  marginBlockStart: vars.space[8],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});

export const refusal = style({ borderRadius: vars.radius.field, scrollMarginBlock: vars.space[4] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  // It breaks its line before the buttons leave each other.
  flex: '1 1 5rem',
  minBlockSize: vars.control.medium,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  // It stays where news will be read aloud, and takes no gap until there are some.
  selectors: { '&:empty': { flex: 'none', marginInlineEnd: `calc(${vars.space[3]} * -1)` } },
});

export const saved = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
export const savedIcon = style({ color: vars.color.positive });

export const errors = style({
  padding: vars.space[5],
  border: `2px solid ${vars.color.danger}`,
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.dangerSoft,
});
export const errorList = style({ marginBlockStart: vars.space[2] });
export const errorLink = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'fit-content',
  minBlockSize: '2rem',
  paddingBlock: '0.125rem',
  color: vars.color.danger,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
