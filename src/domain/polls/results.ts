import type { Poll, PollOption } from '../../contract';

/** What came of an option. */
interface PollResult extends PollOption {
  /** Of the people who voted, 0 to 1. With several answers a person the shares are more than 1 together. */
  share: number;
  /** No other has more votes; all of them when equal, none without votes. */
  isFirst: boolean;
}

/** What came of each option, in their order. */
export function pollResults({ options, voters }: Pick<Poll, 'options' | 'voters'>): PollResult[] {
  const most = Math.max(0, ...options.map(({ votes }) => votes));
  return options.map((option) => ({
    ...option,
    share: voters > 0 ? option.votes / voters : 0,
    isFirst: most > 0 && option.votes === most,
  }));
}

/** The open polls in which more, or fewer, people have voted than `before`, by their ids. New ones are no news. */
export const votesNews = (polls: readonly Poll[], before: ReadonlyMap<string, number>): Poll[] =>
  polls.filter(({ id, status, voters }) => status === 'OPEN' && before.has(id) && before.get(id) !== voters);
