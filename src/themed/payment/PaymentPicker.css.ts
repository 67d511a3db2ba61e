import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { visuallyHidden } from '../kit/VisuallyHidden.css';

const roomy = 'widget (inline-size >= 35rem)';

export const paymentOptions = style({
  display: 'grid',
  gap: vars.space[2],
  // No room for the legend that is out of sight.
  marginBlockStart: '-0.375rem',
  '@container': { [roomy]: { marginBlockStart: vars.space[1] } },
});

/** The heading above says it on a phone. */
export const legend = style([
  visuallyHidden,
  {
    '@container': {
      [roomy]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        clipPath: 'none',
        whiteSpace: 'inherit',
      },
    },
  },
]);

export const option = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.field}, 14px)`,
  background: vars.color.raised,
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.borderControl },
    '&[data-selected]': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
  },
});

/** All of it can be pressed; the marks are no part of the label, which may hold no list. */
export const head = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  paddingInline: '0.75rem',
  '@container': { [roomy]: { columnGap: vars.space[3], paddingInline: '0.875rem' } },
});

export const ofCard = style({});

export const fields = style({
  padding: '0 0.75rem 0.75rem',
  '@container': { [roomy]: { padding: `${vars.space[1]} 0.875rem 0.875rem` } },
});

export const label = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' } },
});

/* Above what makes the whole head a label: it is pressed itself, too. */
globalStyle(`${label} > input`, { position: 'relative', zIndex: 1 });

export const title = style({ display: 'block', fontWeight: vars.weight.strong, lineHeight: '1.5rem' });
/** What the order button says below, too, and what only concerns who has chosen, takes no room on a phone; it is read aloud either way. */
export const help = style({
  display: 'none',
  selectors: { [`${option}[data-selected] &:not(${ofCard})`]: { display: 'block' } },
  '@container': { [roomy]: { selectors: { '&&': { display: 'block' } } } },
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const mark = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.muted,
});

/** Under the words where there is no room beside them. */
export const marks = style([
  mark,
  {
    marginInlineStart: '2.25rem',
    paddingBlockEnd: vars.space[3],
    '@container': { [roomy]: { margin: 0, padding: 0 } },
  },
]);

export const problem = style({ marginBlockStart: vars.space[3] });
