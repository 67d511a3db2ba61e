import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { below } from './layout';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: `0.375rem ${vars.space[2]}`,
  maxInlineSize: '30rem',
  '@container': { [below.row]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const label = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
});

export const input = style({
  textTransform: 'uppercase',
  letterSpacing: '0.04em',
  selectors: { '&::placeholder': { textTransform: 'none' } },
});

export const cancel = style({
  '@container': {
    [below.row]: {
      gridRow: 3,
      justifySelf: 'start',
      paddingInline: 0,
      fontWeight: vars.weight.regular,
      textDecorationLine: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
  },
});

const result = {
  display: 'flex',
  gap: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: '1.25rem',
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[2] } },
} as const;

export const applied = style({ ...result, color: vars.color.positive });
export const refused = style({ ...result, color: vars.color.danger });
