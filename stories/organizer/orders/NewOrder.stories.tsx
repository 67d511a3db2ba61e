import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { notPictured, ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { OrdersScreen } from '../../../src/organizer/orders';
import { dialogNamed, formNamed, press } from './orderPlay';

/** The organizer sells or gives tickets to somebody. */
const meta = {
  id: 'organizer-orders-new',
  title: 'Organizer/Sales/Orders/New order',
  component: OrdersScreen,
  args: { eventId: '1001', hrefOf: (id) => `#${id}` },
  parameters: { ...ofOneScreen, scenario: scenarios.conference },
} satisfies Meta<typeof OrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Form = Awaited<ReturnType<typeof formNamed>>;

const title = 'New order';

const openForm = async (canvas: Parameters<typeof press>[0]) => {
  await press(canvas, title);
  return formNamed(title);
};

const write = async (form: Form, name: string, text: string) =>
  userEvent.type(form.getByRole('textbox', { name }), text);

const fill = async (form: Form) => {
  await write(form, 'Two-Day Pass', '2');
  await write(form, 'First name', 'Ines');
  await write(form, 'Last name', 'Vidal');
  await write(form, 'Email', 'ines@vidal.example');
};

const create = (form: Form) => press(form, 'Create order');

/** Made, the order stands beside the list. */
export const Complimentary: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await fill(form);
    await create(form);
    const panel = within(await canvas.findByRole('complementary', { name: /^2000-/ }));
    await expect(panel.getByRole('heading', { level: 2 })).toHaveFocus();
    await panel.findAllByText('Ines Vidal');
    await expect(await canvas.findByText('1–10 of 26')).toBeVisible();
  },
};

/** Each ticket in a name of its own; what is missing is said at its field. */
export const EachAttendee: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await fill(form);
    await userEvent.click(form.getByRole('switch', { name: 'Name each attendee' }));
    const second = within(form.getByRole('group', { name: /^Ticket 2: / }));
    await userEvent.type(second.getByRole('textbox', { name: 'First name' }), 'Teo');
    await create(form);
    const first = within(form.getByRole('group', { name: /^Ticket 1: / }));
    await waitFor(() => expect(first.getByRole('textbox', { name: 'First name' })).toBeInvalid());
    await expect(second.getByRole('textbox', { name: 'First name' })).toBeValid();
  },
};

/** Named one by one, and paid later. */
export const OnInvoice: Story = {
  parameters: { ...notPictured('Its form is that of the others.') },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await fill(form);
    await userEvent.click(form.getByRole('switch', { name: 'Name each attendee' }));
    for (const [number, first] of [
      [1, 'Ines'],
      [2, 'Teo'],
    ] as const) {
      const group = within(form.getByRole('group', { name: new RegExp(`^Ticket ${number}: `) }));
      await userEvent.type(group.getByRole('textbox', { name: 'First name' }), first);
      await userEvent.type(group.getByRole('textbox', { name: 'Last name' }), 'Vidal');
      await userEvent.type(group.getByRole('textbox', { name: 'Email' }), `${first}@vidal.example`);
    }
    await userEvent.click(form.getByRole('radio', { name: 'Invoice' }));
    await create(form);
    const panel = within(await canvas.findByRole('complementary', { name: /^2000-/ }));
    await panel.findByText('Teo Vidal');
    await expect(panel.getAllByText('Awaiting payment')[0]).toBeVisible();
  },
};

/** Nothing is sent. */
export const NothingChosen: Story = {
  parameters: { ...notPictured('Errors at fields look as everywhere.') },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await create(form);
    const [quantity] = form.getAllByRole('textbox');
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/Choose at least one ticket/));
    await write(form, 'Two-Day Pass', '1');
    await waitFor(() => expect(quantity).not.toHaveAccessibleDescription(/Choose at least one ticket/));
  },
};

/** Nothing typed is lost. */
export const CodeNotValid: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await fill(form);
    await write(form, 'Promo code', 'NOPE');
    await create(form);
    const refusal = await form.findByRole('alert');
    await expect(refusal).toHaveTextContent('The order was not created');
    await expect(refusal).toHaveTextContent('This promo code is not valid.');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('ines@vidal.example');
  },
};

/** The answer is lost: sent again, the order is not made twice. */
export const AnswerLost: Story = {
  parameters: {
    ...notPictured('Looks as another refusal.'),
    faults: { submitTransaction: { kind: 'lostAfterCommit', times: 1 } },
  },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await fill(form);
    await create(form);
    await expect(await form.findByRole('alert')).toHaveTextContent('it won’t be created twice');
    await create(form);
    await canvas.findByRole('complementary', { name: /^2000-/ });
    await expect(await canvas.findByText('1–10 of 26')).toBeVisible();
  },
};

/** What there is to sell is not known yet; the dialog can be left, and the focus returns. */
export const TypesFailed: Story = {
  parameters: {
    ...notPictured('As other dialogs that need a read.'),
    faults: { getTicketTypes: { kind: 'error500' } },
  },
  play: async ({ canvas }) => {
    await press(canvas, title);
    const dialog = await dialogNamed(title);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We could not load the ticket types');
    await press(dialog, 'Cancel');
    await waitFor(() => expect(canvas.getByRole('button', { name: title })).toHaveFocus());
  },
};
