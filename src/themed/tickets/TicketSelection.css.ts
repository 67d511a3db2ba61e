import { style } from '@vanilla-extract/css';
import { vars } from '../../theme';
import { below } from './layout.css';

/** Parts lie one below the other; what is missing leaves no gap. */
export const screen = style({ display: 'flow-root', maxInlineSize: '58rem', marginInline: 'auto' });

const apart = (space: string) => style({ selectors: { '& + &': { marginBlockStart: space } } });
export const part = apart(vars.space[6]);
export const aside = style({ marginBlockStart: vars.space[10] });

/** As high as the form for a code and its answer, while the form is on its way. */
export const formPlace = style({
  blockSize: '6.0625rem',
  '@container': { [below.row]: { blockSize: '9.1875rem' } },
});
