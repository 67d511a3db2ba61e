import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const roomy = 'widget (inline-size >= 40rem)';

export const confirmation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
});

/** What comes below the hero; the organizer's colours begin here. */
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  selectors: { '&:empty': { display: 'none' } },
});

/** There is nothing to press on paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const preview = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: `calc(-1 * ${vars.space[5]})`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const hero = style({
  selectors: {
    // The kit's stub is sunken; this one speaks in the colour of action.
    '&&': { background: vars.color.accent, color: vars.color.onAccent },
    // A promise that is not one yet stays quiet.
    "&&:not([data-status='paid'])": { background: vars.color.stub, color: vars.color.text },
  },
  // Paper is white, and ink is dear.
  '@media': {
    print: {
      selectors: { '&&': { borderColor: 'currentColor', background: 'none', color: '#000' } },
      breakInside: 'avoid',
    },
  },
});

/* Its holes are painted, and paper shows no ground. */
globalStyle(`${hero} > [aria-hidden]`, {
  '@media': {
    print: { blockSize: 0, marginBlock: 0, background: 'none', borderBlockStart: '1px dashed #000' },
  },
});

export const heroMain = style({
  padding: 'clamp(1.5rem, 5cqi, 3rem)',
  paddingBlockEnd: 'clamp(1.5rem, 4cqi, 2.25rem)',
});

export const heroEvent = style({ fontWeight: vars.weight.strong });

export const heroTitle = style({
  selectors: {
    '&&': {
      marginBlockStart: 'clamp(2rem, 6cqi, 4rem)',
      maxInlineSize: '18ch',
      fontSize: 'clamp(1.875rem, 6cqi, 3rem)',
      lineHeight: 1.08,
      letterSpacing: '-0.025em',
      overflowWrap: 'anywhere',
    },
    // Takes focus only to be read; there is nothing to press in it.
    '&&:focus': { outline: 'none' },
  },
});

export const heroText = style({
  marginBlockStart: vars.space[3],
  maxInlineSize: '34rem',
  fontSize: vars.text.lg,
  lineHeight: vars.line.lg,
  overflowWrap: 'anywhere',
});

export const heroStub = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  padding: 'clamp(1.25rem, 4cqi, 2rem) clamp(1.5rem, 5cqi, 3rem)',
});

export const heroFacts = style({
  flex: '1 1 18rem',
  minInlineSize: 0,
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  '@container': { [roomy]: { gridTemplateColumns: 'auto 1fr auto' } },
});

/** As high as the code on its way. */
export const heroCode = style({ minBlockSize: '8rem' });

export const factName = style({ fontSize: vars.text.xs, lineHeight: vars.line.xs });
export const factValue = style({ fontWeight: vars.weight.strong });

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const blockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
});

export const quiet = style({ color: vars.color.muted });
export const quietSmall = style({
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

export const tickets = style({ display: 'grid' });

export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${vars.space[4]}`,
  alignItems: 'start',
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
  '@media': { print: { breakInside: 'avoid' } },
});

/** In columns of their own under the facts. */
export const passes = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
});
export const ticketLinks = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[6]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  '@media': { print: { display: 'none' } },
});
export const manage = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.medium,
});

export const ticketFacts = style({ display: 'grid', gap: '0.125rem', minInlineSize: 0 });
export const ticketName = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const price = style({ fontWeight: vars.weight.strong, textAlign: 'end' });

export const paid = style({ display: 'grid', gap: '0.25rem' });
export const total = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] });
export const totalAmount = style({ fontWeight: vars.weight.strong });
export const paidVia = style({ fontVariantNumeric: 'lining-nums tabular-nums' });

export const branding = style({
  '@media': { print: { display: 'none' } },
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
});
