import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { news as line } from '../kit/appearance/layout.css';

export { narrow as alone, plainList as list } from '../kit/appearance/layout.css';

const ownWidth = createContainer();
/** From here on a row is one line. */
const oneLine = `${ownWidth} (inline-size >= 34rem)`;

/** What was done last; without news it takes no room. */
export const news = style([line, { selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[3] } } }]);
export const notice = style({ marginBlockEnd: vars.space[4] });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
});
export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });

export const item = style({ borderBlockEnd: `1px solid ${vars.color.border}` });

export const box = style({ container: `${ownWidth} / inline-size`, minInlineSize: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"logo about" "actions actions"',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  '@container': {
    [oneLine]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo about actions"',
    },
  },
});

/** Logos are seldom round, and never cut. */
export const logo = style({
  gridArea: 'logo',
  selectors: { '&&': { borderRadius: vars.radius.control } },
});
globalStyle(`${logo}${logo} img`, { objectFit: 'contain' });

export const about = style({ gridArea: 'about', minInlineSize: 0, overflowWrap: 'anywhere' });
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const facts = style([quiet, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] }]);

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const publish = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
  cursor: 'pointer',
});
export const publishLabel = style([quiet, { whiteSpace: 'nowrap' }]);
