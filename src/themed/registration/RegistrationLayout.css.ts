import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { sideFrom } from './sideFrom';

const ownWidth = createContainer();
const wide = `${ownWidth} (inline-size >= ${sideFrom}px)`;

export const layout = style({ container: `${ownWidth} / inline-size`, minInlineSize: 0 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 23rem', gap: vars.space[12] } },
});

export const side = style({
  display: 'contents',
  '@container': {
    [wide]: {
      display: 'grid',
      gridArea: '1 / 2',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[4],
      alignContent: 'start',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: vars.space[6],
    },
  },
});

/** Over what scrolls below it: the ground, a little taller than the bar. */
export const countdown = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  marginBlockEnd: '-0.5rem',
  paddingBlock: vars.space[2],
  background: vars.color.surface,
  '@container': { [wide]: { position: 'static', margin: 0, padding: 0 } },
});

export const main = style({
  minInlineSize: 0,
  '@container': { [wide]: { gridArea: '1 / 1' } },
});
