import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const small = { fontSize: vars.text.sm, lineHeight: vars.line.sm } as const;

/** The room around the words of its button is the row's, too. */
export const box = style({ marginBlock: '-0.25rem -0.75rem' });

/** 44 px to press, with its words where those of the status begin. The ring is around the words: at the edge it would cross the status. */
export const button = style({
  selectors: {
    '&&': { ...small, marginInline: '-0.75rem', paddingInline: '0.75rem', textAlign: 'start' },
    '&&:focus-visible': { outlineOffset: '-0.5rem' },
  },
});

export const joined = style({
  ...small,
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'start',
  marginBlock: '0.5rem 0.75rem',
  color: vars.color.positive,
  fontWeight: vars.weight.strong,
});

export const failed = style({ ...small, color: vars.color.danger, ':empty': { display: 'none' } });
