import { act, render, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/client';
import type { OrderState } from '../../../../src/domain';
import type { UseOrderResult } from '../../../../src/hooks';
import en from '../../../../src/i18n/locales/en.json';
import { BoxofficeProvider } from '../../../../src/widget';
import { scenarios } from '../../../../mocks';
import { hold } from '../domain/fixtures';
import { newTab, stubMeasuring } from './openWidget';

// Modules are shared among test files: some are mocked here, and none of them is left to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

const leaveChallenge = vi.fn();
const state: OrderState = {
  at: 'authenticating',
  hold,
  choice: 'card',
  expired: false,
  attempt: 'attempt-1',
  challenge: { kind: 'page', url: 'https://bank.test/3ds', reference: 'R-1' },
};
vi.mock('../../../../src/hooks', async (original) => ({
  ...(await original<object>()),
  useLateOrder: (): UseOrderResult =>
    ({
      state,
      leaveChallenge,
      comeBack: () => undefined,
      resume: () => undefined,
      drawBy: () => undefined,
      draft: { readDraft: () => null, writeDraft: () => undefined },
    }) as unknown as UseOrderResult,
}));
const broken = new Error('The challenge cannot be drawn.');
vi.mock('../../../../src/themed/payment/ChallengeDialog', () => ({
  ChallengeDialog: () => {
    throw broken;
  },
}));
const { OrderScreens } = await import('../../../../src/widget/OrderScreens');
const { WidgetProvider } = await import('../../../../src/widget/WidgetContext');

const { event, siteConf, widget } = scenarios.conference;
const client: Client = { call: () => new Promise<never>(() => undefined) };

test('F40: a challenge that can not be shown is left, so that the outcome is read and the buyer told', async () => {
  stubMeasuring();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn();
  const tab = newTab();
  await act(async () => {
    render(
      <BoxofficeProvider locale="en" catalogue={en} client={client} tabStore={tab} browserStore={tab}>
        <WidgetProvider
          eventId="1001"
          payments={[]}
          bootstrap={{
            me: null,
            event,
            params: {},
            siteConf,
            attendees: [],
            ticketsWidgetModel: widget,
          }}
          onError={onError}
        >
          <OrderScreens />
        </WidgetProvider>
      </BoxofficeProvider>,
    );
    await Promise.resolve();
  });
  await waitFor(() => expect(leaveChallenge).toHaveBeenCalledOnce());
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'BX2004', cause: broken }));
  expect(document.querySelector('form')).not.toBeNull();
});
