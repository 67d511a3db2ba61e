import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { stack } from './layout.css';

export const preview = stack[3];

export const title = style({ minInlineSize: 0 });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const stage = style({
  inlineSize: '100%',
  marginInline: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  overflow: 'clip',
  selectors: { '&[data-width="phone"]': { maxInlineSize: '23.5rem' } },
});

/** The ground of a page around the screen. */
export const page = style({ background: vars.color.surface, minInlineSize: 0 });
