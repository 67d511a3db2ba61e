import { createContainer, createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { floating } from '../../theme/floating.css';
import { tall } from '../kit/tall';
import { sideFrom } from './sideFrom';

/** Pixels; measured. */
export const headHeight = createVar();
/** Height of what the host's page keeps at its top edge; the host's to set. */
const pageHead = 'var(--bx-page-head, 0px)';
const ownWidth = createContainer();
const wide = `${ownWidth} (inline-size >= ${sideFrom}px)`;

export const layout = style({ container: `${ownWidth} / inline-size`, minInlineSize: 0 });

/* A column and no grid while narrow: in a row of its own nothing could stay in sight. */
export const grid = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  '@container': {
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 23rem', gap: vars.space[12] },
  },
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
    },
  },
  '@media': {
    [tall]: {
      '@container': {
        [wide]: { position: 'sticky', insetBlockStart: `calc(${pageHead} + ${vars.space[6]})` },
      },
    },
  },
});

/** Time and total in one bar, over what scrolls below them; what else there is to say is below it. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [tall]: { position: 'sticky', insetBlockStart: pageHead, zIndex: floating.layer.sticky },
  },
  '@container': {
    [wide]: {
      position: 'static',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[4],
      borderBlockEnd: 'none',
    },
  },
});
globalStyle(`${head} > *`, { gridColumn: '1 / -1' });

/** Closes the page while narrow, instead of standing between order and form. */
export const branding = style({
  order: 1,
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  '@container': { [wide]: { order: 0 } },
});

export const main = style({
  minInlineSize: 0,
  '@container': { [wide]: { gridArea: '1 / 1' } },
});

/* What takes the focus is scrolled to below the head, never under it (WCAG 2.4.11); below the page's own by its `scroll-padding`. */
globalStyle(`${main} :is(input, select, textarea, button, a, [tabindex])`, {
  scrollMarginBlock: `calc(${fallbackVar(headHeight, '0px')} + 2rem) 2rem`,
});
