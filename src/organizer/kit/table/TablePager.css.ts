import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { inline } from '../appearance/layout.css';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '4.25rem',
  paddingBlock: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.text.sm,
});
export const pages = inline[2];
export const jump = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const pageField = style({ inlineSize: '4.5rem', textAlign: 'end' });
