import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline, quiet, stack } from '../kit/appearance/layout.css';

export { listRow as row, narrow, news, plainList as list, quiet } from '../kit/appearance/layout.css';

export const about = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style([inline[2], { rowGap: 0 }]);
export const facts = style([quiet, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] }]);
export const actions = style({ display: 'flex', flex: 'none' });

/** A question and its answer, and their buttons. */
export const answer = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });
export const answerText = style([
  quiet,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
]);

export const tryOut = style([stack[4], { minInlineSize: 0 }]);
export const reply = style([stack[1], { overflowWrap: 'anywhere' }]);
