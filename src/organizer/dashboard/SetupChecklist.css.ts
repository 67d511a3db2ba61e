import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const mark = '1.5rem';

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${mark} minmax(0, 1fr)`,
  gap: `0 ${vars.space[3]}`,
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const stepMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: mark,
  blockSize: mark,
  borderRadius: '50%',
  border: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  selectors: {
    "&[data-done='true']": {
      borderColor: vars.color.positive,
      color: vars.color.positive,
    },
  },
});
export const stepName = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const stepLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
});
