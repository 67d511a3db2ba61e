import type { StoryContext } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { TicketWidgetProps } from '../../src/widget';

export type Play = StoryContext<TicketWidgetProps>;

export const forgetCode = () => {
  document.cookie = '1001_promo-code-id=; Path=/; Max-Age=0';
};

export const quantity = ({ canvas }: Play, ticket: string) =>
  canvas.findByRole('combobox', { name: `Quantity: ${ticket}` });

const isPending = ({ canvasElement }: Play) => canvasElement.querySelector('[data-pending]') !== null;

/** Prices are there: until then quantities are read-only. */
export const isPriced = (play: Play) => waitFor(() => expect(isPending(play)).toBe(false));

/** Chooses; its price is requested 50 ms later. */
export async function pick(play: Play, ticket: string, count: number) {
  const select = await quantity(play, ticket);
  await isPriced(play);
  await play.userEvent.selectOptions(select, String(count));
  await expect(select).toHaveValue(String(count));
}

/** Does what requests prices; answers how to wait for that call's end, whatever the end. */
export async function requestingPrices(act: () => Promise<void>) {
  const fetched = spyOn(window, 'fetch');
  await act();
  const [call] = await waitFor(() => {
    const index = fetched.mock.calls.findIndex(
      ([url]) => typeof url === 'string' && /\/tickets(\?|$)/.test(url),
    );
    if (index < 0) throw new Error('Prices are not requested yet.');
    return [fetched.mock.results[index]?.value as Promise<Response>];
  });
  fetched.mockRestore();
  return () => call.catch(() => undefined);
}

/** Chooses, and waits for what it costs. */
export async function choose(play: Play, ticket: string, count: number) {
  // The list comes by the same call, and may be on its way still.
  await quantity(play, ticket);
  const isAnswered = await requestingPrices(() => pick(play, ticket, count));
  await isAnswered();
  await isPriced(play);
}

export async function typeCode({ canvas, userEvent }: Play, code: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Enter Promo Code' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Promo code' }), `${code}{Enter}`);
}

export async function enterCode(play: Play, code: string) {
  await typeCode(play, code);
  await play.canvas.findByText('Your promo code has been successfully applied.');
}
