import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { startRoom } from '../../../themed/kit/TextInput.css';

export { quiet as hint } from '../appearance/layout.css';

export const cell = style({ gridColumn: '1 / -1', minInlineSize: 0 });

/** Each on lines of its own, in the place of a hint. */
export const warning = style({
  display: 'flex',
  gap: '0.375rem',
  color: vars.color.warning,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginBlockStart: vars.space[1] } },
});
export const warningIcon = style({ flex: 'none', marginBlockStart: '0.0938rem' });

/** Under the words of its box: 24 px box, 12 px gap. */
export const underBox = style({ marginBlockStart: '-0.5rem', paddingInlineStart: '2.25rem' });

export const switchCell = style([cell, { display: 'grid', gap: '0.125rem' }]);

export const switchRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.control.medium,
  cursor: 'pointer',
});

export const switchText = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const switchBox = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  paddingInline: '3px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.base} ${vars.motion.ease}`,
  '::after': {
    content: '""',
    inlineSize: '1rem',
    blockSize: '1rem',
    borderRadius: '50%',
    background: vars.color.borderControl,
    transition: `margin ${vars.motion.base} ${vars.motion.ease}`,
  },
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::after': { marginInlineStart: '1rem', background: vars.color.onAccent },
    "&[aria-invalid='true']": { borderColor: vars.color.danger },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'ButtonText',
      '::after': { background: 'ButtonText' },
      selectors: {
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::after': { background: 'HighlightText' },
      },
    },
  },
});

/** A control and the button that opens its popup. */
export const withButton = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.control.medium}`,
  gap: vars.space[1],
});

/** Makes room for the sign of a currency. */
export const sign = style({ display: 'block', vars: { [startRoom]: '2rem' } });
export const wideSign = style({ display: 'block', vars: { [startRoom]: '3.5rem' } });

/** A long list in a frame of its own. */
export const frame = style({
  maxBlockSize: '20rem',
  marginBlockStart: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.field,
  overflow: 'auto',
});
