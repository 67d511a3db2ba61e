import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const fold = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space[2],
  paddingInline: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
});

/* Breaks among its words, not behind the mark before them. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minInlineSize: 0,
});
export const text = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere', minInlineSize: 0 });
export const note = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: `${vars.space[3]} ${vars.space[5]}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
