import { describe, expect, it } from 'vitest';
import { wholeTable, type TableView } from '../../../../src/domain';
import {
  attendeeAnalyticsQuery,
  companyAnalyticsQuery,
  feedbackQuery,
  rateSummary,
  sessionAnalyticsQuery,
  sortedAnalytics,
  sortedFeedback,
} from '../../../../src/domain/sessionAnalytics';
import { eachRow } from '../../../eachRow';

const sortedBy = (column: string, direction: 'ascending' | 'descending'): TableView => ({
  ...wholeTable,
  page: 3,
  sort: { column, direction },
});

describe('a list of analytics', () => {
  eachRow([
    ['sessions', sessionAnalyticsQuery, 'start'],
    ['companies', companyAnalyticsQuery, 'company'],
    ['attendees', attendeeAnalyticsQuery, 'attendeeName'],
  ] as const)('of %s begins with its own order', (_part, query, orderBy) => {
    expect(query(wholeTable, 25)).toEqual({ offset: 0, limit: 25, orderBy, sortOrder: 'ASC' });
    expect(query(sortedBy('mood', 'descending'), 10)).toEqual({
      offset: 20,
      limit: 10,
      orderBy,
      sortOrder: 'ASC',
    });
  });

  it('is sorted and paged as its view is', () => {
    expect(sessionAnalyticsQuery(sortedBy('averageRate', 'descending'), 25)).toEqual({
      offset: 50,
      limit: 25,
      orderBy: 'averageRate',
      sortOrder: 'DESC',
    });
    expect(attendeeAnalyticsQuery(sortedBy('chatMessages', 'ascending'), 50)).toMatchObject({
      offset: 100,
      orderBy: 'chatMessages',
      sortOrder: 'ASC',
    });
  });

  it('shows the order it is in', () => {
    expect(sortedAnalytics('companies', wholeTable).sort).toEqual({
      column: 'company',
      direction: 'ascending',
    });
    const chosen = sortedBy('minutes', 'descending');
    expect(sortedAnalytics('companies', chosen)).toEqual(chosen);
  });
});

describe('the feedback', () => {
  it('is eight a page, the lowest rate first', () => {
    expect(feedbackQuery(wholeTable, 'session-26')).toEqual({
      sessionId: 'session-26',
      page: 0,
      pageSize: 8,
      sort: 'rate',
      order: 'ascending',
    });
    expect(sortedFeedback(wholeTable).sort).toEqual({ column: 'rate', direction: 'ascending' });
  });

  it('is sorted and paged as its view is', () => {
    expect(feedbackQuery(sortedBy('createdDate', 'descending'), 'session-26')).toMatchObject({
      page: 2,
      sort: 'createdDate',
      order: 'descending',
    });
  });
});

describe('ratings', () => {
  it('have an average and a distribution, the best rate first', () => {
    const { total, average, counts } = rateSummary([5, 5, 3, 4, 2, 4]);
    expect([total, average]).toEqual([6, 3.8]);
    expect(counts.map(({ rate, count }) => [rate, count])).toEqual([
      [5, 2],
      [4, 2],
      [3, 1],
      [2, 1],
      [1, 0],
    ]);
    expect(counts[0]?.share).toBeCloseTo(1 / 3);
  });

  it('of nobody have no average', () => {
    const { total, average, counts } = rateSummary([]);
    expect([total, average]).toEqual([0, null]);
    expect(counts.every(({ count, share }) => count === 0 && share === 0)).toBe(true);
  });
});
