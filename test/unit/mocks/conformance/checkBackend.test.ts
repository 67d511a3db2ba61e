import { afterEach, expect, it } from 'vitest';
import { checkBackend } from '../../../../mocks/conformance/checkBackend';
import { readFixtures } from '../../../../mocks/conformance/fixtures';
import { signedIn } from '../../../../mocks/conformance/signedIn';
import { startRenamedBackend, type RenamedBackend } from './renamed';
import { clientOf, verdictsOf } from './runner';

let backend: RenamedBackend | undefined;
afterEach(() => backend?.close());

const fixtures = readFixtures(
  JSON.stringify({
    eventId: 'ev-42',
    accountId: 'acc-7',
    freeTicketId: 'tt-free',
    paidTicketId: 'tt-paid',
    secondTicketId: 'tt-pass',
    promotionCode: 'EARLYBIRD',
    // Examples whose names are taken in this backend.
    calls: {
      updateDeveloperApp: { body: { name: 'Another app' } },
      updateInsightsDashboard: { body: { name: 'Another dashboard' } },
      updatePromotion: { body: { code: 'ANOTHERCODE' } },
      createAccountFeatures: { params: { accountId: '112' }, body: { accountId: '112' } },
    },
  }),
);

const found = ({ url }: RenamedBackend, only?: string[]) =>
  verdictsOf(
    checkBackend({
      client: signedIn(clientOf({ url }), {}),
      write: true,
      fixtures,
      ...(only ? { only } : {}),
    }),
  );

it('checks a backend with ids of its own: buys, and changes and takes away what it made', async () => {
  backend = await startRenamedBackend();
  const verdicts = await found(backend);
  const wrong = Object.entries(verdicts).filter(([, verdict]) => /^(?:refused|differs)/.test(verdict));
  expect(wrong).toEqual([]);
  for (const call of ['holdTickets', 'saveOrder', 'releaseTransaction', 'reportShare', 'getTickets'])
    expect([call, verdicts[call]]).toEqual([call, expect.stringMatching(/^conforms: 20[04]$/)]);
  for (const call of [
    'createTag',
    'updateTag',
    'deleteTag',
    'createPromotion',
    'deletePromotion',
    'createCompany',
  ])
    expect([call, verdicts[call]]).toEqual([call, expect.stringMatching(/^conforms/)]);
  // There is no call that invites a member back.
  expect(verdicts['removeMember']).toMatch(/^skipped: it needs memberId in the fixtures/);
  expect(verdicts['what was made is taken away']).toBe('conforms: nothing of it is left');
  expect(backend.requests).not.toContain('DELETE /api/accounts/acc-7/events/ev-42');
});

it('gives back what it held', async () => {
  backend = await startRenamedBackend();
  await found(backend, ['holdTickets', 'getTransaction']);
  const count = (method: string) => backend?.requests.filter((request) => request.startsWith(method)).length;
  expect([count('POST'), count('DELETE')]).toEqual([2, 2]);
});

it('says what a backend refuses', async () => {
  backend = await startRenamedBackend((request) =>
    /^POST .*\/transactions$/.test(request) ? 4009 : undefined,
  );
  expect(await found(backend, ['holdTickets', 'saveOrder'])).toMatchObject({
    holdTickets: expect.stringMatching(/^refused: 409, code 4009/) as string,
    saveOrder: expect.stringMatching(/^refused: 409, code 4009/) as string,
  });
});
