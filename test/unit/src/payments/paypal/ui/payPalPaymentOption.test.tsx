import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { scenarios } from '../../../../../../mocks';
import { createFakePayPal } from '../../../../../../mocks/gateways/fakePayPal';
import { readPaymentReturn } from '../../../../../../src/domain';
import { payPalPaymentOption } from '../../../../../../src/payments/paypal/ui/payPalPaymentOption';
import { backendInTests, eventId } from '../../../../mocks/backend';
import {
  fillIn,
  firstName,
  formName,
  newTab,
  openWidget,
  stubMeasuring,
  type Opened,
} from '../../../widget/openWidget';
import { afterEachRow, beforeEachRow, eachRow } from '../../../../../eachRow';

const { backend, client } = backendInTests();
const payPal = createFakePayPal({ ledger: backend.payments });
const scrollTo = vi.fn();
const page = `/widgets/tickets/${eventId}`;

beforeEachRow(async () => {
  stubMeasuring();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  await backend.reset(scenarios.payPal);
  window.history.replaceState(null, '', page);
});
afterEachRow(() => vi.unstubAllGlobals());

const open = (props: Partial<Opened> = {}) =>
  openWidget({ client, clock: backend.clock, payments: [payPalPaymentOption()], ...props });

async function holdTicket() {
  const quantity = await screen.findByRole('combobox', { name: 'Quantity: General Admission' });
  const isRead = () => waitFor(() => expect(quantity).not.toHaveAttribute('aria-busy'));
  await isRead();
  fireEvent.change(quantity, { target: { value: '1' } });
  await waitFor(() => expect(screen.getByText('· 1 ticket')).toBeVisible());
  await isRead();
  fireEvent.click(screen.getByRole('button', { name: /^Order Now/ }));
  await screen.findByRole('form', { name: formName });
}

/** Holds a ticket, fills the form in and sends it. */
async function order() {
  await holdTicket();
  await fillIn();
  pay();
}
const pay = () =>
  fireEvent.click(
    within(screen.getByRole('form', { name: formName })).getByRole('button', { name: /^Order Now/ }),
  );

/** Orders, and stands where PayPal's page would be. */
async function leave(tab = newTab()) {
  const onLeave = vi.fn<(address: string) => void>();
  const rendered = await open({ tab, onLeave });
  await order();
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  return { tab, onLeave, address: onLeave.mock.calls[0]?.[0] ?? '', ...rendered };
}

/** The page that PayPal sends the buyer back to. */
function comeBack(back: string, props: Partial<Opened> = {}) {
  const { pathname, search } = new URL(back);
  window.history.replaceState(null, '', `${pathname}${search}&locale=en`);
  return open({ paymentReturn: readPaymentReturn(search), ...props });
}
const charges = () =>
  backend.db
    .rows('payments', eventId)
    .all()
    .filter(({ order }) => order)
    .reduce((sum, payment) => sum + payment.charges, 0);
const held = () => backend.db.snapshot().holds.map(({ status }) => status);
const text = 'The order was not completed and your PayPal account was not charged.';

describe('on the way to PayPal', () => {
  test('says so before and while it happens, with a link by hand that leads the top window', async () => {
    const { address, unmount } = await leave();
    const dialog = await screen.findByRole('dialog', { name: 'Pay with PayPal' });
    expect(dialog).toHaveTextContent('This payment is charged only after you confirm there');
    const link = within(dialog).getByRole('link', { name: 'Continue to PayPal' });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_top');
    unmount();
  });

  test('a browser that refuses is told of, and the link remains', async () => {
    const onLeave = () => {
      throw new Error('This frame may not lead the top window.');
    };
    await open({ onLeave });
    await order();
    const dialog = await screen.findByRole('dialog', { name: 'Pay with PayPal' });
    await within(dialog).findByText('PayPal did not open automatically. Use the button below.');
    expect(within(dialog).getByRole('link', { name: 'Continue to PayPal' })).toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Back to my order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await firstName()).toHaveValue('Amara');
  });

  test('F46: an address that is not PayPal’s leads nowhere: the default error, and the form can be sent again', async () => {
    const onLeave = vi.fn();
    await open({ onLeave, payments: [payPalPaymentOption({ origins: ['https://pay.example'] })] });
    await order();
    await screen.findByText('There was an error processing your request');
    const button = within(screen.getByRole('form', { name: formName })).getByRole('button', {
      name: /^Order Now/,
    });
    expect(button).not.toHaveAttribute('aria-busy');
    expect(onLeave).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('F46: an order that can not be saved leads nowhere', async () => {
    await backend.setFaults({ requestPayPalPayment: { kind: 'error500' } });
    const onLeave = vi.fn();
    await open({ onLeave });
    await order();
    const button = within(screen.getByRole('form', { name: formName })).getByRole('button', {
      name: /^Order Now/,
    });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(onLeave).not.toHaveBeenCalled();
  });

  test('F47: back from the browser’s own memory one can pay again, with the same tickets and one charge', async () => {
    const { onLeave, address } = await leave();
    await screen.findByRole('dialog', { name: 'Pay with PayPal' });
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
    window.dispatchEvent(new Event('pagehide'));
    expect(held()).toEqual(['keep']);
    const rendered = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(rendered));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await firstName()).toHaveValue('Amara');
    pay();
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(2));
    expect(onLeave.mock.calls[1]?.[0]).toBe(address);
    await payPal.pay(address);
    expect(charges()).toBe(1);
    expect(held()).toEqual(['complete']);
  });

  test('F47: back after paying all the same, the order is shown and nothing is to be paid', async () => {
    const { address } = await leave();
    await screen.findByRole('dialog', { name: 'Pay with PayPal' });
    await payPal.pay(address);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await screen.findByText('Order 2001-1001');
    expect(charges()).toBe(1);
  });
});

describe('back from PayPal', () => {
  test('with success that the order confirms: the confirmation, and the token is out of the address', async () => {
    const { address, tab, unmount } = await leave();
    const back = await payPal.pay(address);
    unmount();
    const onEvent = vi.fn();
    await comeBack(back, { tab, onEvent });
    await screen.findByText('Order 2001-1001');
    expect(window.location.search).toBe('?locale=en');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(onEvent.mock.calls.map(([event]) => (event as { type: string }).type)).toContain('confirmed');
    expect(tab.read(`boxoffice:${eventId}:hold`)).toBeNull();
    expect(tab.read(`boxoffice:${eventId}:draft`)).toBeNull();
  });

  test('with success, it is handed to the host once', async () => {
    const { address, tab, unmount } = await leave();
    const back = await payPal.pay(address);
    unmount();
    const onConfirmed = vi.fn(() => new Promise<void>(() => undefined));
    await comeBack(back, { tab, onConfirmed });
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
    const { orderId, token } = readPaymentReturn(new URL(back).search) ?? {};
    expect(onConfirmed).toHaveBeenCalledWith({ orderId, token, status: 'complete' });
  });

  test('as the page’s own values say', async () => {
    const { address, tab, unmount } = await leave();
    const back = await payPal.pay(address);
    unmount();
    const { event, siteConf, widget } = backend.db.world;
    const params = readPaymentReturn(new URL(back).search) ?? {};
    const bootstrap = { me: null, event, siteConf, params, attendees: [], ticketsWidgetModel: widget };
    await open({ tab, bootstrap });
    await screen.findByText('Order 2001-1001');
  });

  test('before PayPal has answered: it is checked until the word comes', async () => {
    const { address, tab, unmount } = await leave();
    const { back, answer } = await payPal.payLater(address);
    unmount();
    await comeBack(back, { tab });
    await screen.findByRole('heading', { name: 'Checking your payment' });
    expect(screen.queryByText('Order 2001-1001')).toBeNull();
    await answer('succeeded');
    await screen.findByText('Order 2001-1001');
    expect(charges()).toBe(1);
  });

  test('F49: success in the address alone is checked, and never believed', async () => {
    const { address, tab, unmount } = await leave();
    const back = await payPal.fail(address);
    unmount();
    await comeBack(back, { tab });
    await screen.findByRole('heading', { name: 'Your payment has not arrived' });
    expect(screen.getByText(/no tickets were issued/)).toBeVisible();
    expect(screen.getByRole('link', { name: scenarios.payPal.siteConf.supportEmail })).toBeVisible();
    expect(charges()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Back to tickets' }));
    expect(await firstName()).toHaveValue('Amara');
  });

  eachRow([
    ['an unknown order', '?status=success&orderId=2001-9999&token=or_none'],
    ['the token of another', '?status=success&orderId=2000-4817&token=or_none'],
    ['no order at all', '?status=success'],
  ])('F49: success of %s ends in an error', async (_, search) => {
    await comeBack(`http://host.test${page}${search}`);
    await screen.findByRole('heading', { name: 'Your payment has not arrived' });
    expect(screen.queryByText('Your Registration Details')).toBeNull();
    expect(window.location.search).toBe('?locale=en');
  });

  test('a backend that can’t be reached: says so, and asks again', async () => {
    const { address, tab, unmount } = await leave();
    const back = await payPal.pay(address);
    unmount();
    await backend.setFaults({ getConfirmation: { kind: 'error500', times: 1 } });
    await comeBack(back, { tab });
    await screen.findByRole('heading', { name: 'Your payment could not be checked' });
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText('Order 2001-1001');
  });

  test('F48: cancelled: the words of the requirements, the tickets given back, and what was typed kept', async () => {
    const { address, tab, unmount } = await leave();
    const back = await payPal.cancel(address);
    unmount();
    await comeBack(back, { tab });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await screen.findByRole('combobox', { name: 'Quantity: General Admission' });
    await waitFor(() => expect(held()).toEqual(['released']));
    expect(window.location.search).toBe('?locale=en');
    expect(charges()).toBe(0);
    await holdTicket();
    expect(await firstName()).toHaveValue('Amara');
    expect(screen.queryByText(text)).toBeNull();
    expect(held()).toEqual(['released', 'keep']);
  });

  test('F48: cancelled in the address alone, though it was paid: the order is shown', async () => {
    const { address, tab, unmount } = await leave();
    const back = await payPal.pay(address);
    unmount();
    await comeBack(back.replace('status=success', 'status=cancel'), { tab });
    await screen.findByText('Order 2001-1001');
    expect(screen.queryByText(text)).toBeNull();
  });

  test('F48: cancelled before PayPal knows: the tickets go back, and then the order itself says so', async () => {
    const { address, tab, unmount } = await leave();
    const { back } = await payPal.payLater(address);
    unmount();
    await comeBack(back.replace('status=success', 'status=cancel'), { tab });
    expect(await screen.findByText(text)).toBeVisible();
    expect(held()).toEqual(['released']);
    expect(charges()).toBe(0);
  });

  test('F48: cancelled, and nobody can say what became of it: nothing is said of the money', async () => {
    const { address, tab, unmount } = await leave();
    const back = await payPal.cancel(address);
    unmount();
    await backend.setFaults({ getConfirmation: { kind: 'error500' } });
    await comeBack(back, { tab });
    await screen.findByRole('heading', { name: 'Your payment could not be checked' });
    expect(screen.queryByText(text)).toBeNull();
    expect(held()).toEqual(['keep']);
    await backend.setFaults({});
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(text)).toBeVisible();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(text)).toBeNull();
  });

  test('F48: cancelled without an order: nothing is asked, and nothing said of the money', async () => {
    await comeBack(`http://host.test${page}?status=cancel`);
    await screen.findByRole('heading', { name: 'Your payment has not arrived' });
    expect(screen.queryByText(text)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to tickets' }));
    await screen.findByRole('combobox', { name: 'Quantity: General Admission' });
  });
});
