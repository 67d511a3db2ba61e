import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme';

const studioRoom = createContainer();
/** From here on the preview stands beside the form. */
const roomy = `${studioRoom} (inline-size >= 52rem)`;

export const room = style({ container: `${studioRoom} / inline-size`, minInlineSize: 0 });

export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: '21.5rem minmax(0, 1fr)' } },
});

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  minInlineSize: 0,
  '@container': {
    [roomy]: {
      position: 'sticky',
      insetBlockStart: vars.space[4],
      maxBlockSize: 'calc(100dvb - 2rem)',
      overflowY: 'auto',
    },
  },
});
