import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { from } from './layout';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** A list that is there within 300 ms is never announced by bones. */
export const skeleton = style({
  animation: `${appear} 300ms step-end`,
  '@container': { [from.table]: { marginBlockStart: vars.space[6] } },
});

export const text = style({ display: 'grid', gap: vars.space[3] });
