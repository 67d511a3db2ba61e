import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Client } from '../../../../../src/client';
import { sendHotLead, type HeldTransaction, type HotLeadRequest } from '../../../../../src/contract';
import { initialValues, type LeadRules, type RegistrationValues } from '../../../../../src/domain';
import { useHotLeads } from '../../../../../src/hooks';
import { environmentOf } from '../environment';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../eachRow';

beforeEachRow(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEachRow(() => vi.useRealTimers());

const hold = {
  token: 'tx_1',
  orderTotal: 0,
  currency: { code: 'USD', symbol: '$' },
  tickets: [],
  freeEvent: false,
  isPayByInvoice: false,
  gateway: 'stripe',
} satisfies Partial<HeldTransaction>;
const typed = (email: string): RegistrationValues => ({
  ...initialValues({ locale: 'en' }),
  buyer: { firstName: 'Inês', lastName: 'Prado', email },
});
const ines = 'ines@tipografia.example';

interface Sent {
  body: HotLeadRequest;
  signal: AbortSignal;
  keepalive: boolean;
}

function leadsWith(rules: LeadRules, answer: () => Promise<null> = () => Promise.resolve(null)) {
  const sent: Sent[] = [];
  const client: Client = {
    call: (endpoint, input) => {
      expect(endpoint).toBe(sendHotLead);
      sent.push(input as unknown as Sent);
      return answer();
    },
  };
  const { result, unmount } = renderHook(() => useHotLeads({ eventId: '1001', hold, locale: 'en', rules }), {
    wrapper: environmentOf(client),
  });
  const track = (email: string) => act(() => result.current.track(typed(email)));
  return { sent, result, track, unmount };
}
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const open: LeadRules = { enableHotLeads: true };
const requesting: LeadRules = { enableHotLeads: true, hotLeadsConsent: true };

it('sends the transaction 200 ms after the last change', async () => {
  const { sent, track } = leadsWith(open);
  track('ines@tipografia.exampl');
  await after(150);
  track(ines);
  await after(199);
  expect(sent).toHaveLength(0);
  await after(1);
  expect(sent).toMatchObject([
    { body: { token: 'tx_1', billingAddress: { email: ines, firstName: 'Inês' }, sendHotLead: true } },
  ]);
});

it('sends nothing without a valid email, and nothing twice', async () => {
  const { sent, track } = leadsWith(open);
  track('ines@');
  await after(500);
  expect(sent).toHaveLength(0);
  track(ines);
  await after(500);
  track(ines);
  await after(500);
  expect(sent).toHaveLength(1);
});

eachRow<LeadRules>([{}, { enableHotLeads: false }, { enableHotLeads: true, sendHotLead: false }])(
  'neither asks nor sends with %j',
  async (rules) => {
    const { sent, track, result } = leadsWith({ ...rules, hotLeadsConsent: true });
    expect(result.current.requestsConsent).toBe(false);
    track(ines);
    await after(500);
    expect(sent).toHaveLength(0);
  },
);

it('waits for the consent where one is required, then sends what is there', async () => {
  const { sent, track, result } = leadsWith(requesting);
  expect(result.current.requestsConsent).toBe(true);
  track(ines);
  await after(500);
  expect(sent).toHaveLength(0);
  act(() => result.current.answerConsent(true));
  expect(result.current.requestsConsent).toBe(false);
  await after(200);
  expect(sent).toMatchObject([{ body: { hotLeadsConsent: true, hotLeadsConsentAccepted: true } }]);
});

it('sends nothing once the panel was closed', async () => {
  const { sent, track, result } = leadsWith(requesting);
  act(() => result.current.answerConsent(false));
  expect(result.current.requestsConsent).toBe(false);
  track(ines);
  await after(500);
  expect(sent).toHaveLength(0);
});

it('remembers an earlier answer', async () => {
  const { sent, track, result } = leadsWith({ ...requesting, hotLeadsConsentAccepted: true });
  expect(result.current.requestsConsent).toBe(false);
  track(ines);
  await after(200);
  expect(sent).toHaveLength(1);
});

it('stops at submit: what waits is dropped, what is on its way called back, later changes ignored', async () => {
  const { sent, track, result } = leadsWith(open, () => new Promise<null>(() => undefined));
  track(ines);
  await after(200);
  track('ines.prado@tipografia.example');
  act(() => result.current.stop());
  await after(500);
  track(ines);
  await after(500);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.signal.aborted).toBe(true);
});

it('calls an older one back, so that it can not arrive after a newer one', async () => {
  const { sent, track } = leadsWith(open, () => new Promise<null>(() => undefined));
  track(ines);
  await after(200);
  track('ines.prado@tipografia.example');
  await after(200);
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

it('is silent when it fails, and tries again with the next change (FAULTS F58)', async () => {
  const { sent, track } = leadsWith(open, () => Promise.reject(new Error('500')));
  track(ines);
  await after(200);
  track('ines.prado@tipografia.example');
  await after(200);
  expect(sent).toHaveLength(2);
});

it('sends what waits when the page goes away, and nothing after the form has gone', async () => {
  const { sent, track, unmount } = leadsWith(open);
  track(ines);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sent).toMatchObject([{ keepalive: true }]);
  track('ines.prado@tipografia.example');
  unmount();
  await after(500);
  expect(sent).toHaveLength(1);
});
