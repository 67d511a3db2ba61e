import type { Page } from '@playwright/test';
import { cards, robin, type Buyer } from './buyer';
import { withKeyboard, withMouse, type Hand } from './hands';
import { isSaid, openOrder, paySwap, refund, resend, swap } from './organizerSteps';
import { expect, test } from './providers';

/** Other tests meet the same backend: it is left as it was found. */
test.afterEach(async ({ providers }) => {
  await providers.world('conference');
});

/** Month, day, year, hour, minute, half of the day. */
const partsOf = (page: Page, name: RegExp) =>
  page.getByRole('group', { name }).getByRole('spinbutton').first();

async function makeEvent(page: Page, hand: Hand, name: string) {
  await page.goto('/organizer/events');
  await hand.press(page.getByRole('link', { name: 'New event' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible();
  await hand.write(page.getByRole('textbox', { name: 'Event name' }), name);
  await hand.writeParts(partsOf(page, /^Starts/), '091720260630p');
  await hand.writeParts(partsOf(page, /^Ends/), '091720260900p');
  await hand.press(page.getByRole('button', { name: 'Create event' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Event settings' })).toBeVisible();
}

async function addTicketType(page: Page, hand: Hand, opener: string, name: string, price: string) {
  await hand.press(page.getByRole('link', { name: opener }));
  await expect(page.getByRole('heading', { level: 1, name: 'New ticket type' })).toBeFocused();
  await hand.write(page.getByRole('textbox', { name: 'Ticket name' }), name);
  await hand.write(page.getByRole('textbox', { name: 'Price' }), price);
  await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('group', { name })).toContainText(`$${price}`);
}

async function addPromotion(page: Page, hand: Hand, ticket: string) {
  await hand.press(page.getByRole('link', { name: 'New promotion' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New promotion' })).toBeFocused();
  await hand.write(page.getByRole('textbox', { name: 'Code', exact: true }), 'half-off');
  await hand.write(page.getByRole('textbox', { name: 'Discount', exact: true }), '50');
  const discounted = page.getByRole('group', { name: 'Tickets with the discount' });
  await hand.check(discounted.getByRole('checkbox', { name: ticket }));
  await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('row', { name: /HALF-OFF/ })).toBeVisible();
}

/** Answers where the snippet sells, which is to be pasted into a page. */
async function styleWidget(page: Page, hand: Hand): Promise<string> {
  await hand.choose(page.getByRole('radio', { name: 'Festival' }));
  await hand.write(page.getByRole('textbox', { name: 'Title', exact: true }), 'Come along');
  await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
  await isSaid(page, 'Saved');
  const snippet = await page.getByRole('region', { name: 'Put it into your page' }).textContent();
  return /\/widgets\/tickets\/\d+/.exec(snippet ?? '')?.[0] ?? '';
}

/** What the organizer decided is what the buyer meets; answers the number of the order. */
async function buy(buyer: Buyer, path: string): Promise<string> {
  await buyer.open('', path);
  await expect(buyer.page.getByRole('heading', { name: 'Come along' })).toHaveCSS('font-family', /Palatino/);
  await buyer.page.getByRole('button', { name: 'Enter Promo Code' }).click();
  await buyer.page.getByRole('textbox', { name: 'Promo code' }).fill('half-off');
  await buyer.page.keyboard.press('Enter');
  await expect(buyer.page.getByRole('row', { name: /Balcony/ })).toContainText('$20.00');
  await buyer.choose('Balcony', 1);
  await buyer.order();
  await buyer.fillAll(cards.good);
  await buyer.payButton.click();
  return buyer.confirmed();
}

for (const [name, handOn] of [
  ['with the mouse', withMouse],
  ['with the keyboard alone', withKeyboard],
] as const)
  test(`from an empty event to a refund ${name}`, async ({ buyer, providers }) => {
    test.setTimeout(180_000);
    await providers.world('conference');
    const page = await buyer.page.context().newPage();
    const hand = handOn(page);
    await makeEvent(page, hand, 'Maps after Dark');
    await hand.goTo('Ticket types');
    await addTicketType(page, hand, 'Create the first ticket', 'Balcony', '40.00');
    await addTicketType(page, hand, 'Add ticket type', 'Gallery', '60.00');
    await hand.goTo('Promotions');
    await addPromotion(page, hand, 'Balcony');
    await hand.goTo('Ticket widget');
    const path = await styleWidget(page, hand);
    expect(path).toMatch(/^\/widgets\/tickets\/(?!1001$)/);

    const orderId = await buy(buyer, path);

    await hand.goTo('Orders');
    await openOrder(page, hand, robin.email, orderId);
    await resend(page, hand, orderId);
    const link = await swap(page, hand, 'Gallery');
    expect(await paySwap(buyer, link, /^Gallery Swapped from Balcony/)).toBe(orderId);
    await page.reload();
    await isSaid(page, 'Swapped from Balcony');
    await refund(page, hand, 'Can’t come.');
    await hand.goTo('Orders');
    await expect(page.getByRole('button', { name: 'Refunded 1' })).toBeVisible();
  });
