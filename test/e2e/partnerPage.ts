import { expect, type FrameLocator, type Page } from '@playwright/test';
import { robin } from './buyer';

/** What the browser complains about; pictures of organizers are nowhere. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const { url } = message.location();
    const isPicture = url !== '' && new URL(url).hostname.endsWith('.example');
    if (message.type() === 'error' && !isPicture) complaints.push(`${message.text()} ${url}`);
  });
  return complaints;
}

export const frameOf = (page: Page) => page.frameLocator('boxoffice-tickets iframe');
/** Of the free ticket. */
export const quantity = (scope: Page | FrameLocator) =>
  scope.getByRole('combobox', { name: 'Quantity: Community Day' });

/** Attendee, buyer and terms. */
export async function fillIn(scope: Page | FrameLocator) {
  const persons = [
    scope.getByRole('group', { name: 'Attendee 1' }),
    scope.getByRole('region', { name: 'Your Information' }),
  ];
  for (const person of persons) {
    await person.getByRole('textbox', { name: /^First name/i }).fill(robin.first);
    await person.getByRole('textbox', { name: /^Last name/i }).fill(robin.last);
    await person.getByRole('textbox', { name: /^Email/i }).fill(robin.email);
  }
  await scope.getByRole('checkbox', { name: /^I agree/ }).check();
}

/** One free ticket, up to its confirmation. */
export async function orderIn(scope: Page | FrameLocator) {
  await quantity(scope).selectOption('1');
  await scope.getByRole('button', { name: /^Register\b/ }).click();
  await fillIn(scope);
  await scope
    .getByRole('form', { name: 'Registration Information' })
    .getByRole('button', { name: /^Register\b/ })
    .click();
  await expect(scope.getByText('Your Registration Details')).toBeVisible();
}
