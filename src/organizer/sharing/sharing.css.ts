import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { ends, inline, listRow } from '../kit/appearance/layout.css';

export { plainList as list, quiet } from '../kit/appearance/layout.css';
export const head = ends[3];
export const name = inline[2];

/** The air the screen has around it. */
export const panel = style({ padding: vars.space[6] });

export const campaigns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockStart: vars.space[8],
  marginBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const campaign = style([listRow, { gap: vars.space[4] }]);

export const about = style({ display: 'grid', gap: vars.space[1], flex: '1 1 18rem', minInlineSize: 0 });

export const actions = inline[2];
