import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';

export const heading = style({ display: 'flex' });

export const trigger = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  border: 0,
  borderRadius: vars.radius.panel,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
});

export const title = style({ flex: 1, fontSize: vars.text.md, fontWeight: vars.weight.strong });

export const chevron = style({
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${trigger}[data-expanded] &`]: { rotate: '180deg' } },
});

/** A row grows from nothing to its content; closed, it is out of sight for everyone once it has shrunk. */
export const panel = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${vars.motion.slow} ${vars.motion.ease}, visibility 0s ${vars.motion.slow}`,
  selectors: {
    '&[data-expanded]': {
      gridTemplateRows: '1fr',
      visibility: 'visible',
      transition: `grid-template-rows ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
});

export const content = style({ minBlockSize: 0, overflow: 'clip' });
