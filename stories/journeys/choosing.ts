import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { TicketWidgetProps } from '../../src/widget';

export type Play = StoryContext<TicketWidgetProps>;

/** A busy machine takes its time. */
export const patient = { timeout: 15_000 };

export const forgetCode = () => {
  document.cookie = '1001_promo-code-id=; Path=/; Max-Age=0';
};

export const quantity = ({ canvas }: Play, ticket: string) =>
  canvas.findByRole('combobox', { name: `Quantity: ${ticket}` }, patient);

const isAsked = ({ canvasElement }: Play) => canvasElement.querySelector('[data-pending]') !== null;

/** Prices are there: until then quantities are read-only. */
export const isPriced = (play: Play) => waitFor(() => expect(isAsked(play)).toBe(false), patient);

/** Chooses; what it costs is asked for 50 ms later. */
export async function pick(play: Play, ticket: string, count: number) {
  const select = await quantity(play, ticket);
  await isPriced(play);
  await play.userEvent.selectOptions(select, String(count));
  await expect(select).toHaveValue(String(count));
}

/** Chooses, and waits for what it costs. */
export async function choose(play: Play, ticket: string, count: number) {
  await pick(play, ticket, count);
  // It may be priced before one can look.
  await waitFor(() => expect(isAsked(play)).toBe(true), { timeout: 100 }).catch(() => undefined);
  await isPriced(play);
}

export async function typeCode({ canvas, userEvent }: Play, code: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Enter Promo Code' }, patient));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Promo code' }), `${code}{Enter}`);
}

export async function enterCode(play: Play, code: string) {
  await typeCode(play, code);
  await play.canvas.findByText('Your promo code has been successfully applied.', {}, patient);
}
