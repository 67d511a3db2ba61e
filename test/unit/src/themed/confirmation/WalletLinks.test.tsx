import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeWalletPasses } from '../../../../../mocks/adapters/fakeWalletPasses';
import type { ConfirmationData } from '../../../../../src/contract';
import { I18nRoot } from '../../../../../src/i18n';
import en from '../../../../../src/i18n/locales/en.json';
import { Confirmation } from '../../../../../src/themed/confirmation';
import { confirmation, postSettings } from '../../../../../stories/fixtures/orders';
import { eachRow } from '../../../../eachRow';

function open(change: Partial<ConfirmationData>) {
  const walletPasses = createFakeWalletPasses();
  render(
    <I18nRoot locale="en" catalogue={en}>
      <Confirmation
        data={{ ...confirmation, ...change }}
        settings={{ ...postSettings, showTicketQr: true, showAddToCalendar: false }}
        takesFocus={false}
        walletPasses={walletPasses}
      />
    </I18nRoot>,
  );
  return walletPasses;
}

it('wants the passes of each paid ticket', async () => {
  const { tickets } = open({});
  expect(await screen.findAllByRole('link', { name: /^Add to Apple Wallet/ })).toHaveLength(3);
  expect(tickets).toHaveLength(3);
});

eachRow([
  ['a sample', { token: 'preview' }],
  ['an order whose money is still to come', { paymentStatus: 'awaiting' }],
] satisfies [string, Partial<ConfirmationData>][])('wants none of %s', async (_name, change) => {
  const { tickets } = open(change);
  await screen.findByText('NL26-GA-00318');
  expect(tickets).toEqual([]);
  expect(screen.queryByRole('link', { name: /Wallet/ })).toBeNull();
});
