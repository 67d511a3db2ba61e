import { cards } from './buyer';
import { press, skipToContent, type } from './keyboard';
import { expect, test } from './providers';

test('a promotion is made with the keyboard alone; a buyer pays less by it, and it shows as used', async ({
  buyer,
}) => {
  test.slow();
  const organizer = await buyer.page.context().newPage();
  await organizer.goto('/organizer/events/1001/promotions');
  await skipToContent(organizer);
  await press(organizer, organizer.getByRole('link', { name: 'New promotion' }));
  await expect(organizer.getByRole('heading', { level: 1, name: 'New promotion' })).toBeVisible();
  await type(organizer, 'Code', 'half-off');
  await type(organizer, 'Discount', '50');
  const discounted = organizer.getByRole('group', { name: 'Discounted tickets' });
  await press(organizer, discounted.getByRole('checkbox', { name: 'General Admission' }), 'Space');
  await type(organizer, 'Order limit', '3');
  await organizer.keyboard.press('Control+s');
  const row = organizer.getByRole('row', { name: /HALF-OFF/ });
  await expect(row).toContainText('0 of 3');

  await buyer.open();
  const ticket = buyer.page.getByRole('row', { name: /General Admission/ });
  await expect(ticket).toContainText('$180.00');
  await buyer.page.getByRole('button', { name: 'Enter Promo Code' }).click();
  await buyer.page.getByRole('textbox', { name: 'Promo code' }).fill('half-off');
  await buyer.page.keyboard.press('Enter');
  await expect(ticket).toContainText('$90.00');
  await buyer.choose('General Admission', 1);
  await buyer.order();
  await buyer.fillAll(cards.good);
  await buyer.payButton.click();
  const orderId = await buyer.confirmed();

  await organizer.bringToFront();
  await organizer.reload();
  await expect(row).toContainText('1 of 3');
  await skipToContent(organizer);
  // The list has one tab stop; arrows lead to its other rows.
  await press(organizer, organizer.getByRole('link', { name: 'LANTERN20' }), 'Control+End');
  await expect(row.getByRole('link', { name: 'HALF-OFF' })).toBeFocused();
  await organizer.keyboard.press('Enter');
  await press(organizer, organizer.getByRole('link', { name: 'Show the 1 order that used it' }));
  await expect(organizer.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(organizer.getByRole('link', { name: new RegExp(orderId) })).toBeVisible();
});
