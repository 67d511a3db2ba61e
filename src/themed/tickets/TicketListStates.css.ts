import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { from } from './layout.css';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** A list that is there within 300 ms is never announced by bones. */
export const skeleton = style({
  display: 'grid',
  gap: vars.space[3],
  animation: `${appear} 300ms step-end`,
  '@container': {
    [from.table]: {
      gap: 0,
      marginBlockStart: vars.space[6],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.panel,
      overflow: 'hidden',
    },
  },
});

export const bones = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  alignItems: 'start',
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  '@container': {
    [from.table]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: vars.space[6],
      padding: vars.space[6],
      border: 0,
      borderRadius: 0,
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    },
  },
});

export const words = style({ display: 'grid', gap: '0.625rem' });

export const control = style({
  gridColumn: 2,
  marginBlockStart: vars.space[3],
  '@container': { [from.table]: { gridColumn: 'auto', marginBlockStart: 0 } },
});
