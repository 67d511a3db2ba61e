import { circle } from './drawings';

/* What is drawn by single parts behind the first screen. */

export const envelope =
  'M4 4.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14V6A1.5 1.5 0 0 1 4 4.5Z';
export const checkCircle = `${circle}m-10.75.25 2.5 2.5 4.25-5`;
export const close = 'm5 5 10 10M15 5 5 15';
export const info = `${circle}M10 9.25v4.25M10 6.5v.01`;
export const alert =
  'M8.7 3.6 2.05 15.25a1.5 1.5 0 0 0 1.3 2.25h13.3a1.5 1.5 0 0 0 1.3-2.25L11.3 3.6a1.5 1.5 0 0 0-2.6 0ZM10 7.75v4M10 14.5v.01';
export const tag =
  'M3 4.5v5a1.5 1.5 0 0 0 .44 1.06l6 6a1.5 1.5 0 0 0 2.12 0l5-5a1.5 1.5 0 0 0 0-2.12l-6-6A1.5 1.5 0 0 0 9.5 3h-5A1.5 1.5 0 0 0 3 4.5ZM6.75 6.75v.01';
export const mail = `${envelope}M3 6l7 5 7-5`;
