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

/** The behaviour measures the content and sets the height it moves to; reduced motion makes it immediate. */
export const panel = style({
  blockSize: 'var(--disclosure-panel-height)',
  overflow: 'clip',
  transition: `block-size ${vars.motion.slow} ${vars.motion.ease}`,
});
