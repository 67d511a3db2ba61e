import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { hint, labelGap, rowGap } from '../kit/Field.css';
import { heading } from '../kit/Heading.css';

const ownWidth = createContainer();
const roomy = `${ownWidth} (inline-size >= 30rem)`;

/** The form measures itself: it reacts to the column it gets, not to the page. */
export const form = style({
  container: `${ownWidth} / inline-size`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  // It can't ask its own width.
  gap: vars.space[3],
  '@container': { 'widget (inline-size >= 35rem)': { gap: vars.space[6] } },
});

/* A live region that has nothing to say takes no room. */
globalStyle(`${form} > [role='alert']:empty`, { position: 'absolute' });

export const head = style({
  display: 'grid',
  justifyItems: 'start',
});
globalStyle(`${head} > ${heading}`, {
  fontSize: vars.text.xl,
  lineHeight: vars.line.xl,
  '@container': { [roomy]: { fontSize: vars.text['2xl'], lineHeight: vars.line['2xl'] } },
});

/* 44 px to press in a line of 28. */
export const back = style({
  marginBlock: '-0.75rem -0.5rem',
  '@container': { [roomy]: { marginBlockStart: '-0.5rem', marginBlockEnd: vars.space[1] } },
  color: vars.color.muted,
  fontSize: vars.text.sm,
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

/* Lines and headings part the form; on a phone they need less air around them. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  vars: { [rowGap]: '0.625rem', [labelGap]: vars.space[1] },
  '@container': {
    [roomy]: { gap: vars.space[8], vars: { [rowGap]: vars.space[5], [labelGap]: '0.375rem' } },
  },
});

/* A title stands nearer to what it is of than to the line above it. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  selectors: {
    '* + &': { paddingBlockStart: vars.space[3], borderBlockStart: `1px solid ${vars.color.border}` },
  },
  '@container': {
    [roomy]: { gap: vars.space[5], selectors: { '* + &': { paddingBlockStart: vars.space[8] } } },
  },
});

/** Of a part. */
export const title = style({
  selectors: { '&&': { fontSize: vars.text.lg, lineHeight: vars.line.lg } },
  '@container': { [roomy]: { selectors: { '&&': { fontSize: vars.text.xl, lineHeight: vars.line.xl } } } },
});

export const consent = style({
  // The row to press ends below its words.
  marginBlockEnd: `calc(-1 * ${vars.space[1]})`,
  fontSize: vars.text.sm,
  selectors: {
    '* + &': { paddingBlockStart: vars.space[2], borderBlockStart: `1px solid ${vars.color.border}` },
  },
  '@container': {
    [roomy]: {
      marginBlockEnd: 0,
      fontSize: 'inherit',
      selectors: { '* + &': { paddingBlockStart: vars.space[6] } },
    },
  },
});
/* The first line stands in the middle of the box. */
/* Rows of one line are 44 px either way. */
globalStyle(`${consent} label`, {
  paddingBlock: vars.space[2],
  '@container': { [roomy]: { paddingBlock: '0.625rem' } },
});
globalStyle(`${consent} label > span`, {
  lineHeight: '1.25rem',
  paddingBlockStart: '0.125rem',
  '@container': { [roomy]: { lineHeight: 'inherit', paddingBlockStart: 0 } },
});

/** Among fields side by side. */
export const wholeLine = style({ gridColumn: '1 / -1' });

/** Under the words of its box: 24 px box, 12 px gap. */
export const consentHint = style({
  marginBlockStart: '-0.5rem',
  paddingInlineStart: '2.25rem',
  color: vars.color.muted,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  '@container': {
    [roomy]: { paddingBlockEnd: vars.space[2], fontSize: vars.text.sm, lineHeight: vars.line.sm },
  },
});

export const attendee = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  selectors: { '& + &': { marginBlockStart: vars.space[1] } },
  '@container': {
    [roomy]: { gap: vars.space[3], selectors: { '& + &': { marginBlockStart: vars.space[4] } } },
  },
});

/** A label says it on a phone, where each line is a longer way; it is read aloud either way. */
export const roomyHint = style({ display: 'none', '@container': { [roomy]: { display: 'inline' } } });
/* Nor does its line take room then. */
globalStyle(`${hint}:has(> ${roomyHint})`, {
  display: 'none',
  '@container': { [roomy]: { display: 'block' } },
});

/** One row: whose questions they are over who it is, and the button beside both. */
export const foldedAttendee = style([
  attendee,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    rowGap: 0,
    '@container': { [roomy]: { rowGap: 0 } },
  },
]);

globalStyle(`${foldedAttendee} + ${foldedAttendee}`, {
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  '@container': { [roomy]: { marginBlockStart: 0 } },
});

export const attendeeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
});

export const attendeeFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  '@container': { [roomy]: { gap: vars.space[4] } },
});

/** Who it is, and the way back to the questions. */
export const folded = style({
  display: 'contents',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const foldedButton = style({ gridArea: '1 / 2 / span 2' });

export const foldedLine = style({ gridColumn: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const eventFacts = style({
  marginBlockStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
});

export const eventName = style({ color: vars.color.text, fontWeight: vars.weight.strong });

export const ticketName = style({
  marginInlineStart: '0.375rem',
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
});

/** Half a line on a narrow form, a third from where the kit puts fields side by side. */
export const third = style({
  gridColumn: 'span 6',
  minInlineSize: 0,
  '@container': { '(inline-size >= 25rem)': { gridColumn: 'span 4' } },
});

/** A link-like button inside a sentence; the sentence's line is its height, 24 px of target around it. */
export const inlineButton = style({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: '-0.375rem 0' },
});

export const errors = style({
  padding: vars.space[5],
  border: `2px solid ${vars.color.danger}`,
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  background: vars.color.dangerSoft,
});

export const errorList = style({ marginBlockStart: vars.space[2] });

export const errorParts = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[3] });

export const errorLink = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'fit-content',
  minBlockSize: vars.control.medium,
  paddingBlock: '0.375rem',
  color: vars.color.danger,
  fontWeight: vars.weight.strong,
  '@container': { [roomy]: { minBlockSize: '2rem', paddingBlock: '0.125rem' } },
});

/** Drawn around by the ring of the focus, as the card in it is. */
export const firstOfAll = style({ borderRadius: `min(${vars.radius.panel}, 14px)` });
globalStyle(`${firstOfAll} > [role='alert']:not(:empty)`, { marginBlockEnd: 0 });

export const submit = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
});

/* Laid out but not visible until it can be pressed: a provider's frame without size never gets ready. */
export const ownSubmit = style({
  inlineSize: '100%',
  selectors: {
    '&:not([data-visible])': { position: 'absolute', visibility: 'hidden', blockSize: 0, overflow: 'hidden' },
  },
});

export const submitButton = style({
  inlineSize: '100%',
  '@container': { [roomy]: { inlineSize: 'auto', minInlineSize: '15rem' } },
});

export const submitNote = style({
  display: 'flex',
  gap: '0.375rem',
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});

export const submitIcon = style({ marginBlockStart: '0.0938rem' });
