import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createWebLoginToken } from '../../../../../src/contract';
import { useOwnAccounts } from '../../../../../src/hooks';
import { SignedInMenu } from '../../../../../src/organizer/account';
import { backendInTests } from '../../../mocks/backend';
import { environmentOf } from '../../hooks/environment';

const { client } = backendInTests();
afterEach(cleanup);

/** Says that the accounts were read, so that a button that is not there is not one that is not there yet. */
function Count() {
  return <p>{`${useOwnAccounts().accounts?.length ?? 'no'} accounts`}</p>;
}

async function menuOf(user: string, password: string, accounts: number) {
  await client.call(createWebLoginToken, { body: { user, password } });
  render(
    <>
      <SignedInMenu onSwitchAccount={() => undefined} />
      <Count />
    </>,
    { wrapper: environmentOf(client) },
  );
  await screen.findByText(`${accounts} accounts`);
  await screen.findByRole('button', { name: 'account.signOut' });
  return screen.queryByRole('button', { name: 'organizer.account.own.switch' });
}

it('offers another account to whoever belongs to more than one', async () => {
  expect(await menuOf('dario@northlight.example', 'dario on the pier', 2)).not.toBeNull();
});

it('offers none to whoever has one only', async () => {
  expect(await menuOf('sol@tidewater.example', 'sol on the pier', 1)).toBeNull();
});
