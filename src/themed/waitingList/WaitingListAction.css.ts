import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const small = { fontSize: vars.text.sm, lineHeight: vars.line.sm } as const;

export const box = style({ marginBlockStart: vars.space[1] });

/** 44 px to press, with its words where those of the status begin. */
export const button = style({
  selectors: { '&&': { ...small, marginInline: '-0.5rem', paddingInline: '0.5rem', textAlign: 'start' } },
});

export const joined = style({
  ...small,
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'start',
  color: vars.color.positive,
  fontWeight: vars.weight.strong,
});

export const failed = style({ ...small, color: vars.color.danger, ':empty': { display: 'none' } });
