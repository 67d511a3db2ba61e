import { expect, type Locator, type Page } from '@playwright/test';
import { press, tabTo } from './keyboard';

/** How somebody uses a page: with a mouse, or with the keyboard alone. */
export interface Hand {
  press(control: Locator): Promise<void>;
  /** Instead of what is there. */
  write(field: Locator, text: string): Promise<void>;
  /** Into a field of several parts, each of which leads to the next. */
  writeParts(first: Locator, keys: string): Promise<void>;
  check(box: Locator): Promise<void>;
  /** One of a group. */
  choose(radio: Locator): Promise<void>;
  /** One of a list that opens. */
  pick(list: Locator, option: string): Promise<void>;
  /** To another screen of the organizer's. */
  goTo(screen: string): Promise<void>;
}

export const withMouse = (page: Page): Hand => ({
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  writeParts: async (first, keys) => {
    await first.click();
    await page.keyboard.type(keys);
  },
  check: (box) => box.check(),
  choose: (radio) => radio.check(),
  pick: async (list, option) => {
    await list.click();
    await page.getByRole('option', { name: option }).click();
  },
  goTo: async (screen) => {
    await page.getByRole('navigation', { name: 'Organizer' }).getByRole('link', { name: screen }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeFocused();
  },
});

export const withKeyboard = (page: Page): Hand => ({
  press: (control) => press(page, control),
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
  writeParts: async (first, keys) => {
    await tabTo(page, first);
    await page.keyboard.type(keys);
  },
  check: (box) => press(page, box, 'Space'),
  choose: async (radio) => {
    // Tab leads to the one that is chosen, or to the first.
    const group = await radio.getAttribute('name');
    const stop = page.locator(`input[name="${group ?? ''}"]:checked`);
    await tabTo(page, (await stop.count()) > 0 ? stop : page.locator(`input[name="${group ?? ''}"]`).first());
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 10 && !(await radio.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(radio).toBeChecked();
  },
  pick: async (list, option) => {
    await press(page, list);
    await expect(page.getByRole('option', { name: option })).toBeVisible();
    await page.keyboard.type(option);
    await page.keyboard.press('Enter');
  },
  goTo: async (screen) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search screens and actions' })).toBeFocused();
    await page.keyboard.type(screen);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeFocused();
  },
});
