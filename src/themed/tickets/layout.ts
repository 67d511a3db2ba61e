/** Widths a part is laid out by: those of its own box, whatever column of whatever page it stands in. */
export const below = { table: 'widget (inline-size < 35rem)', row: 'widget (inline-size < 24rem)' };
export const from = {
  pair: 'widget (inline-size >= 26rem)',
  table: 'widget (inline-size >= 35rem)',
  oneRow: 'widget (inline-size >= 46rem)',
};
