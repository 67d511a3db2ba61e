import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Somebody who orders tickets in the host app, as far as several tests need them. */
export interface Buyer {
  readonly page: Page;
  /** Opens the ticket list; `query` is what the demo's address asks for, `path` that of another event. */
  open(query?: string, path?: string): Promise<void>;
  choose(ticket: string, quantity: number): Promise<void>;
  /** The one button that goes on, whatever it is called at this step. */
  readonly orderButton: Locator;
  readonly payButton: Locator;
  /** Presses it and waits for the form. */
  order(): Promise<void>;
  /** Opens the list and goes to the form with one ticket. */
  toForm(ticket?: string): Promise<void>;
  fillAttendee(position?: number, name?: Name): Promise<void>;
  fillBuyer(name?: Name): Promise<void>;
  fillBilling(): Promise<void>;
  fillCard(number: string): Promise<void>;
  agree(): Promise<void>;
  /** Everything but the way to pay. */
  fillForm(): Promise<void>;
  /** Everything a paid order of one ticket needs. */
  fillAll(card: string): Promise<void>;
  /** The number of the order on the confirmation. */
  confirmed(): Promise<string>;
}

export interface Name {
  first: string;
  last: string;
  email: string;
}

export const robin: Name = { first: 'Robin', last: 'Vale', email: 'robin.vale@example.com' };

export const cards = {
  good: '4242424242424242',
  challenge: '4000002500003155',
  declined: '4000000000000002',
};

export const ticketsPath = '/widgets/tickets/1001';
const confirmationPath = /\/widgets\/tickets\/[^/]+\/([^/]+)\/confirmationMessage\/[^/?]+/;

export function buyerOn(page: Page): Buyer {
  const attendees = page.getByRole('region', { name: 'Attendees' });
  const yours = page.getByRole('region', { name: 'Your Information' });
  const billing = page.getByRole('region', { name: 'Billing Information' });
  const form = page.getByRole('form', { name: 'Registration Information' });
  const payButton = form.getByRole('button', { name: /^(Order Now|Register)\b/ });
  const fillName = async (inside: Locator, { first, last, email }: Name) => {
    await inside.getByRole('textbox', { name: /^First name/i }).fill(first);
    await inside.getByRole('textbox', { name: /^Last name/i }).fill(last);
    await inside.getByRole('textbox', { name: /^Email/i }).fill(email);
  };
  const buyer: Buyer = {
    page,
    orderButton: page.getByRole('button', { name: /^(Order Now|Register)\b/ }),
    payButton,
    async open(query = '', path = ticketsPath) {
      // Behind another tab a page draws once a second, and each click waits for two frames.
      await page.bringToFront();
      await page.goto(`${path}${query && `?${query}`}`);
    },
    async choose(ticket, quantity) {
      await page.getByRole('combobox', { name: `Quantity: ${ticket}` }).selectOption(String(quantity));
    },
    async order() {
      await buyer.orderButton.click();
      await expect(form).toBeVisible();
      await expect(attendees).toBeVisible();
    },
    async toForm(ticket = 'General Admission') {
      await buyer.open();
      await buyer.choose(ticket, 1);
      await buyer.order();
    },
    async fillAttendee(position = 1, name = robin) {
      await fillName(attendees.getByRole('group', { name: `Attendee ${position}` }), name);
    },
    fillBuyer: (name = robin) => fillName(yours, name),
    async fillBilling() {
      await billing.getByRole('combobox', { name: /^Country/ }).click();
      await page.keyboard.type('United States');
      await page.getByRole('option', { name: 'United States', exact: true }).click();
      await billing.getByRole('textbox', { name: /^Address/ }).fill('1 Pier Road');
      await billing.getByRole('textbox', { name: /^City/ }).fill('Boston');
      await billing.getByRole('textbox', { name: /^Zip/ }).fill('02110');
    },
    async fillCard(number) {
      await form.getByRole('textbox', { name: 'Credit or debit card number' }).fill(number);
      await form.getByRole('textbox', { name: 'Credit or debit card expiration date' }).fill('12 / 34');
      await form.getByRole('textbox', { name: 'Credit or debit card CVC/CVV' }).fill('123');
      await form.getByRole('textbox', { name: 'Full name' }).fill('Robin Vale');
    },
    async agree() {
      await form.getByRole('checkbox', { name: /^I agree/ }).check();
    },
    async fillForm() {
      await buyer.fillAttendee();
      await buyer.fillBuyer();
      await buyer.fillBilling();
      await buyer.agree();
    },
    async fillAll(card) {
      await buyer.fillForm();
      await buyer.fillCard(card);
    },
    async confirmed() {
      await page.waitForURL(confirmationPath);
      const [, orderId = ''] = confirmationPath.exec(page.url()) ?? [];
      await expect(page.getByRole('main')).toContainText(orderId);
      return orderId;
    },
  };
  return buyer;
}

/** Calls the page sent to its backend, as `METHOD path`; the cache-busting parameter is left out. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${variantOf(request)}`);
  });
  return calls;
}

export const holdCall = 'POST /api/v1/events/1001/tickets/transactions';
export const isSave = (call: string) => call === `${holdCall} (save)`;

/** Hold and save share their address; the save's body names the held transaction. */
const variantOf = (request: Request) =>
  request.method() === 'POST' && request.postData()?.includes('"token"') ? ' (save)' : '';

/** The organizer's list, looked at after buying. */
export async function ordersOf(page: Page, search: string): Promise<Locator> {
  await page.goto('/organizer/events/1001/orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(search);
  return page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
}

/** Waits until what was typed would survive a reload. */
export async function isRemembered(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('boxoffice:1001:draft')))
    .toContain(text);
}
