import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

/** Between the head of a page and what it shows. */
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  marginBlock: `calc(${vars.space[3]} * -1) ${vars.space[6]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const tab = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.control.medium,
  borderBlockEnd: '2px solid transparent',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': { borderBlockEndColor: vars.color.accent, color: vars.color.text },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } } },
  },
});
