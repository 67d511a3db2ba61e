import { style } from '@vanilla-extract/css';
import { grounds, stub } from '../kit/Stub.css';
import { vars } from '../../theme';
import { from } from './layout';

/** With less height than this a bar would hide more than it helps. */
export const tallEnough = '(min-height: 30rem)';

/**
 * In a row with other parts it stands at the end of the window until its own place comes into sight; above what the page has there,
 * a cookie banner for one.
 */
export const sticky = style({
  '@media': { [tallEnough]: { position: 'sticky', insetBlockEnd: 'var(--bx-page-foot, 0px)', zIndex: 1 } },
});

const inset = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingInline: vars.space[4],
  '@container': { [from.table]: { paddingInline: vars.space[6] } },
} as const;

export const bar = style([
  stub,
  {
    ...inset,
    paddingBlock: vars.space[3],
    borderBlockStartColor: vars.color.border,
    selectors: { '&[data-torn]': { borderEndStartRadius: 0, borderEndEndRadius: 0 } },
  },
]);

/* The button takes a line of its own where it is too long for the rest of this one. */
export const main = style({ flex: '999 1 auto' });
export const order = style({ flex: '1 1 auto' });

export const label = style({
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
});
export const count = style({ color: vars.color.muted, fontWeight: vars.weight.regular });

export const amount = style({
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: vars.tracking.tight,
  whiteSpace: 'nowrap',
  // After a moment and at once: a fade draws the page eight times, twice a change, and a quick answer needs no word.
  selectors: {
    "&[aria-busy='true']": { color: vars.color.muted, transition: `color 0s ${vars.motion.fast}` },
  },
});

const line = { flex: '1 0 100%', fontSize: vars.text.sm, lineHeight: vars.line.sm } as const;

export const reason = style({ ...line, display: 'flex', gap: '0.375rem', color: vars.color.muted });
export const problem = style([reason, { color: vars.color.danger }]);

/** Above the bar, whose tear it shows the holes of. */
export const more = style([
  stub,
  grounds.surface,
  { position: 'relative', zIndex: 1, borderStartStartRadius: 0, borderStartEndRadius: 0 },
]);

export const others = style({ ...inset, paddingBlock: vars.space[4] });

export const note = style({
  ...line,
  color: vars.color.muted,
  '@container': { [from.oneRow]: { flex: 'auto' } },
});

/** Two ways to pay share a line where they fit on one; one that is wider than the line breaks its words. */
export const other = style({ flex: '1 1 auto', '@container': { [from.oneRow]: { flexGrow: 0 } } });

/** Keeps the marks' place until they are there. */
export const cards = style({
  flex: '1 0 auto',
  minBlockSize: '1.5rem',
  justifyContent: 'center',
  '@container': { [from.oneRow]: { flexGrow: 0 } },
});

/** Leaves no gap where there is nothing to see of it. */
export const captcha = style({ selectors: { '&:empty': { display: 'none' } } });

/** Keeps the place of a `CaptchaSlot` with one line of words, so that what is below it stays where it is. */
export const captchaSeen = style({ display: 'flow-root', minBlockSize: 'calc(78px + 4.5rem)' });
