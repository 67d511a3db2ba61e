import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { layout, withAside } from '../kit/form/EditorForm.css';
import { inline, stack } from '../kit/appearance/layout.css';

export { container } from '../kit/form/EditorForm.css';
export { quiet } from '../kit/appearance/layout.css';
export const titleLine = inline[3];
export const buttons = inline[3];
export const cardTitle = inline[2];
export const publish = stack[4];

export const studio = style([layout, withAside]);

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxInlineSize: '48rem',
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
  selectors: {
    '* + &': { paddingBlockStart: vars.space[8], borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

/** Focus comes here when what had it is gone; it needs no ring then. */
export const quietFocus = style({ outline: 'none' });

export const news = style({
  display: 'flex',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  // Without news it takes no gap of its neighbours.
  selectors: { '&:empty': { marginBlockStart: `calc(${vars.space[3]} * -1)` } },
});

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minInlineSize: 0,
  paddingBlock: vars.space[2],
});
export const cardIcon = style({ flex: 'none', color: vars.color.muted });
export const cardTextBox = style({ flex: '1 1 9rem', minInlineSize: 0 });
export const cardText = style({ paddingBlockEnd: vars.space[2] });
export const cardActions = style({ display: 'flex', marginInlineStart: 'auto' });

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlockStart: vars.space[1],
});
export const line = style({ flexBasis: '100%' });

export const publishButton = style({ justifySelf: 'start' });
export const gaps = style({ margin: 0, paddingInlineStart: vars.space[5], outline: 'none' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[3],
  margin: 0,
});
export const fact = style({ minInlineSize: 0 });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
});
