import { expect, type Locator, type Page } from '@playwright/test';
import { press, tabTo } from './keyboard';

/** How somebody uses a page: with a mouse, or with the keyboard alone. */
export interface Hand {
  press(control: Locator): Promise<void>;
  /** Instead of what is there. */
  write(field: Locator, text: string): Promise<void>;
  /** One of a list that opens. */
  pick(list: Locator, option: string): Promise<void>;
}

export const withMouse = (page: Page): Hand => ({
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  pick: async (list, option) => {
    await standing(list);
    await list.click();
    await page.getByRole('option', { name: option }).click();
  },
});

/**
 * A dialog that still rises takes its lists with it: one that opened above its field for want of space below comes out below when the
 * dialog stands, 8 px higher, and the option is gone from under the pointer.
 */
const standing = (list: Locator) =>
  list.evaluate(async (control) => {
    const entrances = control.closest('[role=dialog]')?.getAnimations() ?? [];
    await Promise.all(entrances.map(({ finished }) => finished));
  });

export const withKeyboard = (page: Page): Hand => ({
  press: (control) => press(page, control),
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
  pick: async (list, option) => {
    await press(page, list);
    await expect(page.getByRole('option', { name: option })).toBeVisible();
    await page.keyboard.type(option);
    await page.keyboard.press('Enter');
  },
});
