import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export { quiet as text } from '../appearance/layout.css';

const cardsBox = createContainer();

export const container = style({ container: `${cardsBox} / inline-size` });

export const cards = style({
  display: 'grid',
  gap: vars.space[2],
  '@container': { [`${cardsBox} (inline-size >= 30rem)`]: { gridTemplateColumns: '1fr 1fr' } },
});

export const card = style({
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: `${vars.space[3]} 0.875rem`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.control}, 14px)`,
  background: vars.color.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.borderControl },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    "&:has([aria-disabled='true'])": { background: vars.color.sunken, cursor: 'default' },
    '&:has(:focus-visible)': {
      outline: `${vars.ring.width} solid ${vars.color.ring}`,
      outlineOffset: vars.ring.offset,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
});

export const box = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: '50%',
  background: vars.color.raised,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderWidth: '6px', borderColor: vars.color.accent },
    // The card shows it.
    '&:focus-visible': { outline: 'none' },
    "&[aria-disabled='true']": { borderStyle: 'dashed', background: vars.color.sunken },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const textBlock = style({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  lineHeight: '1.25rem',
});
export const label = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
