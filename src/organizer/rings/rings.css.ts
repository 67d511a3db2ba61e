import { inline } from '../kit/look/layout.css';

export const add = inline[3];
export const facts = inline[2];
