import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { stack } from '../kit/appearance/layout.css';

export {
  below,
  clipped as text,
  figure,
  quiet,
  summary,
  wholeNote as note,
  wholeStack as whole,
} from '../kit/appearance/layout.css';
export const beside = stack[5];

export const menuItem = style({ justifyContent: 'flex-start' });

/** What a session is called; on a card it may break. */
export const title = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
/** Beside 'Save', and in a line of its own where there is no room. */
export const conflicts = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.control.medium,
  color: vars.color.warning,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
/** Below a title: the kind of a session, and what is in its way. */
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  fontWeight: vars.weight.regular,
});
/* The words of a tag, which wrap within its column instead of widening it. */
export const tagText = style({ overflowWrap: 'anywhere' });
export const figures = style({ fontVariantNumeric: 'lining-nums tabular-nums' });

export const track = style({
  // Its column gives way before the others, which can not be cut.
  minInlineSize: '7.5rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
});
export const dot = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: '50%',
  // Shows a colour, so it keeps it where others give theirs up.
  forcedColorAdjust: 'none',
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
});
export const adding = style({ maxInlineSize: '20rem' });

/** Settings have nothing beside them: no wider than is read in one go. */
export const alone = style({ maxInlineSize: '48rem' });
