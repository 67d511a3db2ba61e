/** From the best one to the worst one. */
const rates = [5, 4, 3, 2, 1] as const;

/** How many gave one rate. */
interface RateCount {
  /** 1 to 5. */
  rate: number;
  count: number;
  /** Of all ratings, from 0 to 1. */
  share: number;
}

/** How a session was rated. */
export interface RateSummary {
  /** How many rated it. */
  total: number;
  /** Mean with one decimal; `null` without ratings. */
  average: number | null;
  /** Each rate, the best one first. */
  counts: readonly RateCount[];
}

/** The average of ratings, and how they are distributed. */
export function rateSummary(given: readonly number[]): RateSummary {
  const total = given.length;
  const sum = given.reduce((all, rate) => all + rate, 0);
  return {
    total,
    average: total === 0 ? null : Math.round((10 * sum) / total) / 10,
    counts: rates.map((rate) => {
      const count = given.filter((one) => one === rate).length;
      return { rate, count, share: total === 0 ? 0 : count / total };
    }),
  };
}
