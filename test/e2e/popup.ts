import type { Page } from '@playwright/test';

/** Presses a button of a window that closes itself by it: the browser may never report such a press as done. */
export async function pressAndClose(popup: Page, name: string): Promise<void> {
  // Its buttons are there before the script that hears them.
  await popup.waitForLoadState();
  const closed = popup.waitForEvent('close');
  await popup
    .getByRole('button', { name, exact: true })
    .evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
  await closed;
}
