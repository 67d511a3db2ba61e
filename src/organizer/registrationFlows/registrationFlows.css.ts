import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { listRow, news as line, quiet } from '../kit/appearance/layout.css';

export { plainList as list, quiet } from '../kit/appearance/layout.css';

/** What was done last; without news it takes no room. */
export const news = style([line, { selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[3] } } }]);
export const notice = style({ marginBlockEnd: vars.space[4] });

export const row = style([listRow, { gap: `${vars.space[1]} ${vars.space[4]}` }]);
export const about = style({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 18rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const name = style({ color: vars.color.text, minInlineSize: 0 });
export const rowActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const active = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
  marginInlineEnd: vars.space[2],
  cursor: 'pointer',
});
export const activeLabel = style([quiet, { whiteSpace: 'nowrap' }]);

const ownWidth = createContainer();
/** From here on the steps stand beside each other. */
const beside = `${ownWidth} (inline-size >= 48rem)`;
const stopSize = '2.5rem';
const rail = `2px solid ${vars.color.border}`;

export const steps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const picture = style({ container: `${ownWidth} / inline-size`, marginBlockStart: vars.space[3] });
export const track = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [beside]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: '1fr' } },
});
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${stopSize} minmax(0, 1fr)`,
  alignContent: 'start',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[6],
  selectors: {
    // The way to the next step.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${stopSize} 0`,
      insetInlineStart: `calc(${stopSize} / 2 - 1px)`,
      borderInlineStart: rail,
    },
  },
  '@container': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: 0,
      selectors: {
        '&:not(:last-child)::before': {
          insetBlock: `calc(${stopSize} / 2 - 1px) auto`,
          insetInline: `${stopSize} 0`,
          borderInlineStart: 0,
          borderBlockStart: rail,
        },
      },
    },
  },
});
export const stop = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: stopSize,
  blockSize: stopSize,
  border: rail,
  borderRadius: '50%',
  background: vars.color.sunken,
});
export const stepText = style({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingInlineEnd: vars.space[4],
  overflowWrap: 'anywhere',
});
export const stepLink = style({
  justifySelf: 'start',
  minBlockSize: '1.5rem',
  color: vars.color.text,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
