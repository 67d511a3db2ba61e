/* What comes with the extras of the ticket list. */

export const circle = 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z';
export const lockBody =
  'M5 9h10a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 15 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9Z';
export const alertCircle = `${circle}M10 6v4.75M10 13.5v.01`;
export const clock = `${circle}M10 5.75V10l2.75 2`;
export const calendar =
  'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.5v-10A1.5 1.5 0 0 1 4.5 4ZM3 8.25h14M6.75 2.5v3M13.25 2.5v3';
export const unlock = `${lockBody}M6.5 9V6.5a3.5 3.5 0 0 1 6.85-1`;
export const link =
  'M8.25 11.75a3 3 0 0 0 4.25 0l3-3a3 3 0 0 0-4.25-4.25l-1 1M11.75 8.25a3 3 0 0 0-4.25 0l-3 3a3 3 0 0 0 4.25 4.25l1-1';
