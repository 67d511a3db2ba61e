import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { below, from } from './layout';

const inset = {
  paddingBlock: vars.space[5],
  paddingInline: vars.space[6],
  '@container': { [below.table]: { paddingInline: vars.space[4] } },
} as const;

export const total = style({
  ...inset,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[4],
  '@container': { ...inset['@container'], [from.oneRow]: { alignItems: 'end' } },
});

export const main = style({
  display: 'contents',
  '@container': {
    [from.oneRow]: { display: 'grid', justifyItems: 'start', gap: vars.space[1] },
  },
});

export const label = style({ fontWeight: vars.weight.strong });
export const count = style({ color: vars.color.muted, fontWeight: vars.weight.regular });

export const amount = style({
  fontSize: vars.text['2xl'],
  lineHeight: vars.line['2xl'],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: vars.tracking.tight,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast}`,
  selectors: { "&[aria-busy='true']": { color: vars.color.muted } },
});

export const note = style({
  inlineSize: '100%',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  '@container': {
    [from.oneRow]: {
      inlineSize: 'auto',
      maxInlineSize: '20rem',
      paddingBlockEnd: vars.space[1],
      textAlign: 'end',
    },
  },
});

export const foot = style(inset);

/** Keeps the place of a `CaptchaSlot` with one line of words, so that the buttons below it stay where they are. */
export const captcha = style({ display: 'flow-root', minBlockSize: 'calc(78px + 4.5rem)' });

export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  '@container': {
    [from.pair]: { gridTemplateColumns: '1fr 1fr' },
    [from.oneRow]: { gridTemplateColumns: 'minmax(13rem, auto) auto auto 1fr', alignItems: 'center' },
  },
});

/** The order button; and a second way to pay where there is no third. */
export const wholeLine = style({
  '@container': { [from.pair]: { gridColumn: '1 / -1' }, [from.oneRow]: { gridColumn: 'auto' } },
});

/** Keeps the marks' place until they are there. */
export const cards = style({
  minBlockSize: '1.5rem',
  justifyContent: 'center',
  '@container': {
    [from.pair]: { gridColumn: '1 / -1' },
    // The marks run from left to right in every language; the place they take does not.
    [from.oneRow]: { gridColumn: '-2', justifySelf: 'end' },
  },
});

export const problem = style({
  display: 'flex',
  gap: '0.375rem',
  color: vars.color.danger,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
});
