import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { figure as bigFigure, inline, listRow, narrow, plainList, stack } from '../kit/appearance/layout.css';

export { quiet } from '../kit/appearance/layout.css';
export const name = inline[2];
export const parts = stack[6];
export const part = stack[3];
export const preview = stack[4];

export const alone = style([parts, narrow]);

export const news = style({
  outline: 'none',
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[4] } },
});

export const list = style([plainList, { container: 'people / inline-size' }]);
/** Buttons are below the name, and begin where it does. */
const stacked = 'people (inline-size < 40rem)';

export const row = style([listRow, { gap: `${vars.space[3]} ${vars.space[4]}` }]);
export const about = style({
  display: 'flex',
  gap: vars.space[3],
  flex: '1 1 20rem',
  minInlineSize: 0,
});
export const face = style({ flex: 'none', '@container': { [stacked]: { display: 'none' } } });
export const text = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const actions = inline[2];
export const actionsAfterBox = style([
  actions,
  {
    '@container': {
      [stacked]: { flexBasis: '100%', paddingInlineStart: `calc(2.75rem + ${vars.space[3]})` },
    },
  },
]);

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[8]}`,
  margin: 0,
});
export const count = style({ display: 'flex', flexDirection: 'column-reverse', margin: 0 });
export const figure = style([bigFigure, { margin: 0 }]);

export const refused = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
});

export const mail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.raised,
  overflowWrap: 'anywhere',
});
export const mailHead = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const subject = style({ fontWeight: vars.weight.strong });
export const mailBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[5],
  padding: vars.space[5],
});
export const logo = style({ maxBlockSize: '3rem', maxInlineSize: '100%' });
export const message = style({ whiteSpace: 'pre-line' });
export const mailButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.medium,
  paddingInline: vars.space[5],
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  // The mail's own colours, not the page's.
  forcedColorAdjust: 'none',
});

/** An invitation on a page of its own. */
export const invitation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '34rem',
});
