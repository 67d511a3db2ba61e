import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '1.375rem',
  paddingBlock: '0.0625rem',
  paddingInline: vars.space[2],
  /* Transparent until forced colours paint it. */
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  borderRadius: `min(${vars.radius.small}, 11px)`,
  fontSize: vars.text.xs,
  lineHeight: vars.line.xs,
  fontWeight: vars.weight.strong,
  /* In one line where there is one: a table gives what it needs, a phone what it has. */
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
});

export const tones = styleVariants({
  neutral: {
    background: `color-mix(in oklab, ${vars.color.text} 8%, transparent)`,
    color: vars.color.text,
  },
  highlight: { background: vars.color.highlight, color: vars.color.onHighlight },
  outline: { color: vars.color.highlightText, boxShadow: `inset 0 0 0 1px ${vars.color.highlightLine}` },
  positive: { background: vars.color.positiveSoft, color: vars.color.positive },
  warning: { background: vars.color.warningSoft, color: vars.color.warning },
  danger: { background: vars.color.dangerSoft, color: vars.color.danger },
});

globalStyle(`${tag} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem', strokeWidth: 2 });
