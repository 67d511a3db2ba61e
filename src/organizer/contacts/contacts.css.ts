import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline, quiet } from '../kit/appearance/layout.css';

export {
  below,
  clipped,
  ends,
  inline,
  listRow,
  narrow,
  plainList as list,
  quiet,
  stack,
  whole,
  wholeNote,
} from '../kit/appearance/layout.css';

/** What is known of a contact, a line each. */
export const pairs = style({ display: 'grid', gap: vars.space[2], margin: 0 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 30%) minmax(0, 1fr)',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});
export const term = style({ color: vars.color.muted });

/** What a row is about; its button goes below where there is no room beside it. */
export const about = style({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Facts about a row, which go to the next line where there is no room. */
export const facts = style([inline[3], quiet]);
export const website = style({ color: 'inherit', minInlineSize: 0 });

/** How large a group is, beside its name. */
export const share = style({ inlineSize: '6rem', flex: 'none' });

/** What was done last; without news it takes no room. */
export const news = style({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[3] } } });
