import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const slot = style({ marginBlockEnd: vars.space[4] });

export const label = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  fontWeight: vars.weight.strong,
});

/** As high as the higher of the providers' boxes before one is there. Their frames bring colours of their own. */
export const container = style({
  minBlockSize: '78px',
  selectors: {
    '&:empty': {
      maxInlineSize: '304px',
      borderRadius: vars.radius.field,
      border: `1px solid ${vars.color.border}`,
      background: vars.color.sunken,
    },
    "[data-phase='blocked'] > &": { display: 'none' },
  },
});

export const status = style({
  display: 'flex',
  gap: vars.space[2],
  // One line is kept for words to come.
  minBlockSize: '1.25rem',
  marginBlockStart: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: '1.25rem',
  color: vars.color.muted,
  selectors: {
    "[data-phase='passed'] > &": { color: vars.color.positive },
    "[data-phase='failed'] > &, [data-phase='closed'] > &, [data-phase='expired'] > &, [data-phase='blocked'] > &":
      { color: vars.color.danger },
  },
});

export const retry = style({ marginBlockStart: vars.space[2] });
