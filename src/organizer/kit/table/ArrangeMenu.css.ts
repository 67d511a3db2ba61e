import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';

export { label } from '../appearance/layout.css';

export const sort = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
