import { inline } from '../kit/appearance/layout.css';

export const add = inline[3];
export const facts = inline[2];
