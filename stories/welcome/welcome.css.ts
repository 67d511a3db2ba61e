import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme';

const { color, space, text, line } = vars;

export const hero = style({ display: 'grid', gap: space[3], marginBlockEnd: space[10] });
export const kicker = style({
  color: color.muted,
  fontSize: text.sm,
  lineHeight: line.sm,
  fontWeight: vars.weight.strong,
});
export const title = style({
  maxInlineSize: '18ch',
  fontSize: 'clamp(2.25rem, 6vw, 3.5rem)',
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
});
export const lead = style({
  maxInlineSize: '52ch',
  color: color.muted,
  fontSize: text.lg,
  lineHeight: line.lg,
});
/** Ways in, each a ticket. */
export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space[4],
  marginBlockEnd: space[12],
  listStyle: 'none',
});
export const door = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  blockSize: '100%',
  color: color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'none' },
});
export const doorHead = style({ display: 'grid', gap: space[1], alignContent: 'start' });
export const doorName = style({ fontSize: text.lg, lineHeight: line.lg, fontWeight: vars.weight.strong });
export const doorText = style({ color: color.muted, fontSize: text.sm, lineHeight: line.sm });
export const doorFoot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  fontSize: text.sm,
  lineHeight: line.sm,
  fontWeight: vars.weight.strong,
});
export const steps = style({
  display: 'grid',
  gap: 0,
  marginBlock: `${space[4]} ${space[8]}`,
  listStyle: 'none',
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});
export const stepNumber = style({
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
});
export const stepTitle = style({ fontWeight: vars.weight.strong });
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: `${space[4]} ${space[6]}`,
  marginBlock: `${space[3]} ${space[8]}`,
  listStyle: 'none',
});
export const link = style({ display: 'grid', gap: space[1], alignContent: 'start' });
