import { within } from 'storybook/test';
import type { Play } from './choosing';

/** At once, as a password manager does: key by key takes longer than everything else on the way. */
async function fill({ userEvent }: Play, field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function choose({ canvas, userEvent }: Play, ticket: RegExp) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: ticket }), '1');
}

export async function hold(play: Play, ticket: RegExp) {
  await choose(play, ticket);
  await play.userEvent.click(await play.canvas.findByRole('button', { name: /Order Now|Register/ }));
}

const fillIn = (play: Play, group: HTMLElement, name: RegExp, text: string) =>
  fill(play, within(group).getByRole('textbox', { name }), text);

export async function register(play: Play) {
  const attendee = await play.canvas.findByRole('group', { name: /Attendee 1/ });
  await fillIn(play, attendee, /^First name/i, 'Amara');
  await fillIn(play, attendee, /^Last name/i, 'Osei');
  await fillIn(play, attendee, /^Email/i, 'amara@tidewater.example');
  await fillBuyer(play);
}

/** Whose order it is, and the terms. */
export async function fillBuyer(play: Play) {
  const { canvas, userEvent } = play;
  const buyer = canvas.getByRole('region', { name: 'Your Information' });
  await fillIn(play, buyer, /^First name/i, 'Amara');
  await fillIn(play, buyer, /^Last name/i, 'Osei');
  await fillIn(play, buyer, /^Email/i, 'amara@tidewater.example');
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
}

export async function bill(play: Play) {
  const { canvas, canvasElement, userEvent } = play;
  await userEvent.click(canvas.getByRole('combobox', { name: /Country/ }));
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('option', { name: 'Canada' }));
  await fill(play, canvas.getByRole('textbox', { name: /^Address/ }), '48 Wharf Street');
  await fill(play, canvas.getByRole('textbox', { name: /^City/ }), 'Toronto');
  await fill(play, canvas.getByRole('textbox', { name: /^Zip/ }), '02110');
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
