import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { scenarios } from '../../../../../mocks';
import { findMyOrder } from '../../../../../src/contract';
import { loadCatalogue } from '../../../../../src/i18n';
import { BoxofficeProvider, MyOrder } from '../../../../../src/widget';
import { afterEachRow } from '../../../../eachRow';
import { backendInTests, eventId } from '../../../mocks/backend';
import { scriptsThat, setGlobal } from '../../hooks/captcha/captchaScripts';
import { newTab } from '../openWidget';

const { backend, client, clock } = backendInTests();

afterEachRow(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the captcha its site has a key for is asked where the page gives none', async () => {
  await backend.reset(scenarios.captchaUnseen);
  const order = { orderNumber: '2000-4817', email: 'amara@tidewater.example' };
  const wrong = { ...order, email: 'robin@vale.example' };
  for (let times = 0; times < 2; times += 1)
    await client.call(findMyOrder, { params: { eventId }, body: wrong }).catch(() => null);
  const execute = vi.fn(() => Promise.resolve('token-1'));
  const scripts = scriptsThat(() => {
    setGlobal('grecaptcha', { ready: (then: () => void) => then(), render: () => 0, execute });
    return 'load';
  });
  const tab = newTab();
  render(
    <BoxofficeProvider
      locale="en"
      catalogue={await loadCatalogue('en')}
      client={client}
      clock={clock}
      tabStore={tab}
      browserStore={tab}
    >
      <MyOrder eventId={eventId} orderNumber={order.orderNumber} />
    </BoxofficeProvider>,
  );
  const email = await screen.findByRole('textbox', { name: /^Email/ });
  const lookUp = (address: string) => {
    fireEvent.change(email, { target: { value: address } });
    fireEvent.click(screen.getByRole('button', { name: 'Find my order' }));
  };
  lookUp(wrong.email);
  await screen.findByText(/^We found no order/);
  expect(execute).not.toHaveBeenCalled();
  lookUp(order.email);
  await screen.findByRole('heading', { name: 'Order 2000-4817' });
  expect(execute).toHaveBeenCalledOnce();
  expect(scripts.map(({ src }) => new URL(src).searchParams.get('render'))).toEqual(['explicit']);
});
