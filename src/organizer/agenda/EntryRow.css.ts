import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const own = createContainer();
/** What belongs to a name stands below it. */
const narrow = `${own} (inline-size < 26rem)`;

export const row = style({
  container: `${own} / inline-size`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
});

export const name = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  '@container': { [narrow]: { flexBasis: '100%' } },
});
export const part = style({ flex: '0 1 9.5rem', minInlineSize: '7.5rem' });

/** On the line of the inputs. */
export const use = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 0 6rem',
  minBlockSize: vars.control.medium,
  color: vars.color.muted,
  fontSize: vars.text.sm,
  lineHeight: vars.line.sm,
});
export const remove = style({ marginInlineStart: 'auto' });
