import { within } from 'storybook/test';
import type { Play } from './choosing';

async function choose({ canvas, userEvent }: Play, ticket: RegExp) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: ticket }), '1');
}

export async function hold(play: Play, ticket: RegExp) {
  await choose(play, ticket);
  await play.userEvent.click(await play.canvas.findByRole('button', { name: /Order Now|Register/ }));
}

export async function register(play: Play) {
  const { canvas, userEvent } = play;
  const type = async (group: HTMLElement, name: RegExp, text: string) =>
    userEvent.type(within(group).getByRole('textbox', { name }), text);
  const attendee = await canvas.findByRole('group', { name: /Attendee 1/ }, { timeout: 5_000 });
  await type(attendee, /^First name/i, 'Amara');
  await type(attendee, /^Last name/i, 'Osei');
  await type(attendee, /^Email/i, 'amara@tidewater.example');
  await fillBuyer(play);
}

/** Whose order it is, and the terms. */
export async function fillBuyer({ canvas, userEvent }: Play) {
  const type = async (group: HTMLElement, name: RegExp, text: string) =>
    userEvent.type(within(group).getByRole('textbox', { name }), text);
  const buyer = canvas.getByRole('region', { name: 'Your Information' });
  await type(buyer, /^First name/i, 'Amara');
  await type(buyer, /^Last name/i, 'Osei');
  await type(buyer, /^Email/i, 'amara@tidewater.example');
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
}

export async function bill({ canvas, canvasElement, userEvent }: Play) {
  await userEvent.click(canvas.getByRole('combobox', { name: /Country/ }));
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('option', { name: 'Canada' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Address/ }), '48 Wharf Street');
  await userEvent.type(canvas.getByRole('textbox', { name: /^City/ }), 'Toronto');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Zip/ }), '02110');
}

export async function typeCard({ canvas, userEvent }: Play, card: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /card number/i }), card);
  await userEvent.type(canvas.getByRole('textbox', { name: /expir/i }), '1230');
  await userEvent.type(canvas.getByRole('textbox', { name: /cvc/i }), '123');
  await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), 'Amara Osei');
}

export async function pay(play: Play) {
  await play.userEvent.click(play.canvas.getByRole('button', { name: /^(Order Now|Register)\b/ }));
}

export async function buyByCard(play: Play, card: string) {
  await hold(play, /General Admission/);
  await register(play);
  await bill(play);
  await typeCard(play, card);
  await pay(play);
}
