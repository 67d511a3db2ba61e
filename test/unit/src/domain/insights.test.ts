import { describe, expect, it } from 'vitest';
import {
  dashboardDraft,
  dashboardProblem,
  dashboardSchema,
  frameAddress,
  isEndedLink,
  mostOf,
  newChart,
  newDashboard,
  newShare,
  revokeProblem,
  shareDraft,
  shareProblem,
  shareSchema,
  shareStatus,
  visibleColumns,
  type DashboardValues,
  type ShareValues,
} from '../../../../src/domain/insights';
import { eachRow } from '../../../eachRow';

const origins = ['https://looker.example', 'https://own.example'];
const now = Date.parse('2026-02-09T12:00:00Z');
const timeZone = 'America/New_York';

describe('the address of a dashboard', () => {
  it('is framed from an origin of the list', () => {
    const url = 'https://looker.example/embed?signature=a';
    expect(frameAddress(url, origins, 'https://own.example')).toEqual({ url });
  });

  eachRow([
    ['another host', 'https://evil.example/embed', 'https://evil.example'],
    [
      'a host that begins like it',
      'https://looker.example.evil.example/',
      'https://looker.example.evil.example',
    ],
    ['a part of it', 'https://www.looker.example/', 'https://www.looker.example'],
    ['another port', 'https://looker.example:8443/', 'https://looker.example:8443'],
    ['no encryption', 'http://looker.example/', ''],
    ['a script', 'javascript:alert(1)', ''],
    ['a user’s name before the host', 'https://looker.example@evil.example/', ''],
    ['the page’s own origin', 'https://own.example/embed', 'https://own.example'],
  ] satisfies [string, string, string][])('is refused: %s', (_what, url, refused) => {
    expect(frameAddress(url, origins, 'https://own.example')).toEqual({ refused });
  });
});

describe('a share in a form', () => {
  const fine: ShareValues = { ...newShare, email: ' desk@wharf.example ' };

  eachRow([
    ['email', 'validation.emailRequired', { email: ' ' }],
    ['email', 'validation.emailInvalid', { email: 'desk' }],
    ['expires', 'validation.dateInvalid', { expires: '2026-02-30 10:00' }],
    ['expires', 'organizer.insights.error.expires', { expires: '2026-02-09 07:00' }],
  ] satisfies [string, string, Partial<ShareValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      const schema = shareSchema(timeZone, () => now);
      await expect(schema.validate({ ...fine, ...change })).rejects.toMatchObject({ path, message });
    },
  );

  it('ends on the event’s clocks, or never', async () => {
    const expires = '2026-02-09 07:01';
    await expect(shareSchema(timeZone, () => now).validate({ ...fine, expires })).resolves.toBeDefined();
    expect(shareDraft({ ...fine, expires }, { eventId: '1', timeZone })).toEqual({
      eventId: '1',
      email: 'desk@wharf.example',
      expires: '2026-02-09T12:01:00.000Z',
    });
    expect(shareDraft(fine, { eventId: '1', timeZone })).not.toHaveProperty('expires');
  });
});

describe('the status of a share', () => {
  const share = {
    id: 's',
    dashboardId: 'd',
    eventId: '1',
    email: 'a@b.example',
    created: '2026-01-01T00:00:00Z',
  };
  eachRow([
    ['active', null, null],
    ['active', '2026-02-09T12:00:01Z', null],
    ['expired', '2026-02-09T12:00:00Z', null],
    ['revoked', '2026-02-09T12:00:00Z', '2026-02-01T00:00:00Z'],
  ] satisfies [string, string | null, string | null][])('is %s', (status, expires, revoked) => {
    expect(shareStatus({ ...share, expires, revoked }, now)).toBe(status);
  });
});

describe('what was not done with a share', () => {
  eachRow([
    [shareProblem, { code: 4091 }, 'organizer.insights.problem.shared'],
    [shareProblem, { code: 0, isUncertain: true }, 'organizer.insights.problem.uncertain'],
    [shareProblem, { code: 4046 }, 'organizer.kit.form.failed.gone'],
    [revokeProblem, { code: 4091 }, 'organizer.insights.problem.revoked'],
    [revokeProblem, { code: 4046 }, 'organizer.kit.form.failed.gone'],
  ] satisfies [typeof shareProblem, Parameters<typeof shareProblem>[0], string][])(
    'is explained: %o',
    (problem, failure, key) => {
      expect(problem(failure).message.key).toBe(key);
    },
  );
});

describe('a dashboard in a form', () => {
  const fine: DashboardValues = {
    ...newDashboard,
    name: ' Doors ',
    charts: [{ ...newChart, title: ' Left ' }],
  };

  eachRow([
    ['name', 'organizer.kit.views.nameMissing', { name: ' ' }],
    ['name', 'organizer.attributes.error.labelTooLong', { name: 'a'.repeat(81) }],
    ['charts[1].title', 'organizer.agenda.error.title', { charts: [...fine.charts, newChart] }],
    [
      'charts[0].title',
      'organizer.attributes.error.labelTooLong',
      { charts: [{ ...newChart, title: 'a'.repeat(81) }] },
    ],
  ] satisfies [string, string, Partial<DashboardValues>][])(
    'is refused for %s: %s',
    async (path, message, change) => {
      await expect(dashboardSchema.validate({ ...fine, ...change })).rejects.toMatchObject({ path, message });
    },
  );

  it('has a chart at least, and is sent without the spaces around', async () => {
    await expect(dashboardSchema.isValid({ ...fine, charts: [] })).resolves.toBe(false);
    await expect(dashboardSchema.isValid(fine)).resolves.toBe(true);
    expect(dashboardDraft(fine)).toEqual({
      name: 'Doors',
      charts: [{ title: 'Left', kind: 'number', queryName: 'totals' }],
    });
  });

  eachRow([
    [{ code: 4000, field: 'name' }, 'organizer.insights.problem.nameTaken'],
    [{ code: 4091 }, 'organizer.insights.builtIn'],
    [{ code: 4046 }, 'organizer.kit.form.failed.gone'],
  ] satisfies [Parameters<typeof dashboardProblem>[0], string][])(
    'is not saved: %o is explained',
    (failure, key) => {
      expect(dashboardProblem(failure).message.key).toBe(key);
    },
  );
});

describe('what a chart shows', () => {
  const columns = [
    { name: 'ticketTypeId', type: 'text' },
    { name: 'ticketType', type: 'text' },
    { name: 'sold', type: 'count' },
  ] as const;
  const rows = [
    ['t1', 'Day Pass', 3],
    ['t2', 'Two-Day Pass', 8],
    ['t3', 'Late', null],
  ];

  it('leaves ids out, and measures bars by the most', () => {
    expect(visibleColumns({ columns: [...columns] }).map(({ name, index }) => [name, index])).toEqual([
      ['ticketType', 1],
      ['sold', 2],
    ]);
    expect(mostOf({ rows }, 2)).toBe(8);
  });

  it('is over for a link that is missing, revoked or expired', () => {
    expect([4001, 4003, 4046, 0].map(isEndedLink)).toEqual([true, true, false, false]);
  });
});
