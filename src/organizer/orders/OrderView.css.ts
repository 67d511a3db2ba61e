import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { inline } from '../kit/appearance/layout.css';

export const root = style({ container: 'order / inline-size' });

/** What there is, and beside it what there is to know. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  '@container': {
    'order (inline-size >= 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) 23.5rem' },
  },
});

/** Where they do not fit beside each other: two columns, for which the words alone are wide enough. */
const inColumns = 'order (inline-size < 30rem)';
export const actions = style([
  inline[2],
  {
    '@container': {
      [inColumns]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'stretch',
        inlineSize: '100cqi',
      },
    },
  },
]);
globalStyle(`${actions} svg`, { '@container': { [inColumns]: { display: 'none' } } });
globalStyle(`${actions} > :last-child:nth-child(odd)`, {
  '@container': { [inColumns]: { gridColumn: '1 / -1' } },
});
