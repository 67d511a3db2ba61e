import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline, quiet } from '../kit/appearance/layout.css';

export { listRow as row, narrow, news, plainList as list, quiet } from '../kit/appearance/layout.css';

export const section = style({ marginBlockStart: vars.space[6] });
export const none = style([quiet, { paddingBlock: vars.space[4] }]);
/** Who is notified, in place of a field. */
export const recipients = style([quiet, { gridColumn: '1 / -1' }]);
export const about = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style([inline[2], { rowGap: 0 }]);
export const facts = style([quiet, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] }]);
export const actions = style({ display: 'flex', flex: 'none' });
