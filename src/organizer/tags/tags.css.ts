import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

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

/** The dialog grows by what opens below the field, which would be cut off otherwise. */
export const colourField = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  selectors: { "&:has([aria-expanded='true'])": { paddingBlockEnd: '15rem' } },
});
