import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** What was done last; without news it takes no room. */
export const news = style({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[3] } } });
export const notice = style({ marginBlockEnd: vars.space[4] });

/** No wider than a name and its buttons are seen as one. */
export const narrow = style({ maxInlineSize: '44rem' });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const tag = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const colour = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: '50%',
  background: 'var(--bx-tag-colour)',
  // A colour is what it shows, whatever the system's are.
  forcedColorAdjust: 'none',
});
export const about = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const quiet = style({ color: vars.color.muted, fontSize: vars.text.sm, lineHeight: vars.line.sm });
export const actions = style({ display: 'flex', flex: 'none' });
