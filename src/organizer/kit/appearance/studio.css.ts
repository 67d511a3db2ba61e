import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export const studioRoom = createContainer();
/** From here on the preview stands beside the form. */
const roomy = `${studioRoom} (inline-size >= 52rem)`;

/** Room for two fields side by side. */
const wide = `${studioRoom} (inline-size >= 72rem)`;

/** Room for the list of a long form's sections as well, beside a form of each width. */
const listed = `${studioRoom} (inline-size >= 70.5rem)`;
const wideListed = `${studioRoom} (inline-size >= 75rem)`;
const withList = '&:has([data-sections])';

export const room = style({ container: `${studioRoom} / inline-size`, minInlineSize: 0 });

export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@container': {
    // As narrow as leaves the widget its table beside it, once the page has a rail.
    [roomy]: { gridTemplateColumns: '20.5rem minmax(0, 1fr)', gap: vars.space[6] },
    [wide]: { gridTemplateColumns: '26.5rem minmax(0, 1fr)', gap: vars.space[8] },
    [listed]: {
      selectors: { [withList]: { gridTemplateColumns: '30.5rem minmax(0, 1fr)', gap: vars.space[6] } },
    },
    [wideListed]: {
      selectors: { [withList]: { gridTemplateColumns: '36.5rem minmax(0, 1fr)', gap: vars.space[8] } },
    },
  },
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

/** What is shown as its readers will see it. */
export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
});
