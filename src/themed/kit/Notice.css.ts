import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { later } from '../../theme/later.css';

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  paddingBlock: vars.space[3],
  paddingInline: '0.875rem',
  border: '1px solid',
  borderRadius: vars.radius.field,
  color: vars.color.text,
  fontSize: vars.text.sm,
  lineHeight: '1.25rem',
});

export const tones = styleVariants({
  info: { background: vars.color.sunken, borderColor: vars.color.border },
  positive: { background: vars.color.positiveSoft, borderColor: later.positiveLine },
  warning: { background: vars.color.warningSoft, borderColor: later.warningLine },
  danger: { background: vars.color.dangerSoft, borderColor: vars.color.dangerLine },
});

export const iconTones = styleVariants({
  info: { color: vars.color.muted },
  positive: { color: vars.color.positive },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});

export const body = style({ minInlineSize: 0, overflowWrap: 'break-word' });
export const title = style({ fontWeight: vars.weight.strong });
export const action = style({ marginBlockStart: vars.space[3] });

/* 44 px to hit, the height of one line of words to see. */
export const dismiss = style({
  marginBlock: '-0.75rem',
  marginInlineEnd: '-0.875rem',
  background: 'none',
  borderColor: 'transparent',
});
