/* Beside the other ways to order, a moment after the first screen. */
import { circle } from './listDrawings';

export const invoice = 'M5 2.5h10v15L12.5 16 10 17.5 7.5 16 5 17.5v-15ZM8 6.5h4M8 9.5h4';
export const bitcoin = `${circle}M8 6.5v7M7.25 6.5h3.5a1.75 1.75 0 0 1 0 3.5H8h3.25a1.75 1.75 0 0 1 0 3.5h-4M9.5 5v1.5M9.5 13.5V15`;
