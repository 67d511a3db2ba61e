import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline, news as line, quiet } from '../kit/appearance/layout.css';

export { plainList as list, quiet } from '../kit/appearance/layout.css';

/** What was done last; without news it takes no room. */
export const news = style([line, { selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[3] } } }]);
export const notice = style({ marginBlockEnd: vars.space[4] });
export const item = style({ borderBlockEnd: `1px solid ${vars.color.border}` });

const ownWidth = createContainer();
/** From here on a row is one line. */
const oneLine = `${ownWidth} (inline-size >= 34rem)`;

export const box = style({ container: `${ownWidth} / inline-size`, minInlineSize: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  '@container': { [oneLine]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const about = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const facts = style([quiet, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] }]);
export const kind = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const actions = style([inline[2], { justifyContent: 'space-between' }]);
export const buttons = style({ display: 'flex' });
export const open = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  color: vars.color.text,
});
export const visible = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
  cursor: 'pointer',
});
export const visibleLabel = style([quiet, { whiteSpace: 'nowrap' }]);
