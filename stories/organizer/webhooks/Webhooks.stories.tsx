import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asJourney, mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { deleteEventProvider, getEventProviders, updateEventProvider } from '../../../src/contract';
import { WebhooksScreen } from '../../../src/organizer/webhooks';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** Other systems that are notified of an event, or of every event of an account. 002 §7 External providers and webhooks. */
const meta = {
  id: 'organizer-webhooks',
  title: 'Organizer/Program/Webhooks',
  component: WebhooksScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    accountWebhooks: { href: '#account-webhooks' },
    onViewChange: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof WebhooksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77', eventId: '1001' };
const client = createClient();
const all = async () => (await client.call(getEventProviders, { params })).providers;
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const nameOf = (dialog: Canvas) => dialog.getByRole('textbox', { name: 'Name' });
const urlOf = (dialog: Canvas) => dialog.getByRole('textbox', { name: 'URL' });
const orderOf = (dialog: Canvas) => dialog.findByRole('textbox', { name: /Order number/ });
const printer = 'Badge printer';
const door = 'https://door.harbourhall.example/hook';

/** Found by name and status; those of the account are read only, and lead to where they are changed. */
export const OfAnEvent: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    const account = within(await canvas.findByRole('region', { name: 'Account webhooks' }));
    await account.findByText('Bookkeeping');
    await expect(account.queryByRole('button')).toBeNull();
    await expect(account.getByRole('link', { name: 'Manage account webhooks' })).toHaveAttribute(
      'href',
      '#account-webhooks',
    );
    const list = within(canvas.getByRole('list', { name: 'This event' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(
      list.getByText('Secret ends in', { exact: false, selector: 'li:first-child span' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Inactive');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { enabled: 'no' } }),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search webhooks' }), 'nothing like it');
    await press(canvas, 'Clear filters');
    await waitFor(() =>
      expect(within(canvas.getByRole('list', { name: 'This event' })).getAllByRole('listitem')).toHaveLength(
        3,
      ),
    );
  },
};

/** Those that are notified of every event: no notification is sent from here, for it is about one event. */
export const OfTheAccount: Story = {
  args: { eventId: undefined, accountWebhooks: undefined },
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'Bookkeeping');
    const dialog = await dialogOf('Edit Bookkeeping');
    await userEvent.click(dialog.getByRole('switch', { name: 'Active' }));
    await press(dialog, 'Save');
    await canvas.findByText('Bookkeeping was saved.');
    await expect(canvas.queryByRole('button', { name: 'Send notification' })).toBeNull();
    await press(canvas, 'New webhook');
    const form = await dialogOf('New webhook');
    await write(nameOf(form), 'Archive');
    await write(urlOf(form), 'https://archive.northlight.example/orders');
    await userEvent.click(form.getByRole('checkbox', { name: 'Order created' }));
    await press(form, 'Save');
    await press(await dialogOf('Signing secret of Archive'), 'Done');
    await press(canvas, 'Delete Archive');
    await press(await dialogOf('Delete Archive?'), 'Delete');
    await canvas.findByText('Archive was deleted.');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Mirrored: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
  },
};

/** What is wrong is said at its field before anything is sent. */
export const Invalid: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'New webhook');
    const dialog = await dialogOf('New webhook');
    await write(urlOf(dialog), 'http://door.harbourhall.example');
    await press(dialog, 'Save');
    await waitFor(() => expect(nameOf(dialog)).toHaveAccessibleDescription(/Name is required/));
    await expect(urlOf(dialog)).toHaveAccessibleDescription(/Enter a URL that starts with https/);
    await expect(dialog.getByRole('group', { name: /Notify of/ })).toHaveAccessibleDescription(
      /Choose what it is notified of/,
    );
    await write(urlOf(dialog), 'https://10.0.0.7/hook');
    await waitFor(() =>
      expect(urlOf(dialog)).toHaveAccessibleDescription(/Enter a URL that can be reached from the internet/),
    );
    await write(urlOf(dialog), 'https://badges.brightwater.example/northlight');
    await waitFor(() => expect(urlOf(dialog)).toHaveAccessibleDescription(/This one already has a webhook/));
  },
};

/** Added, its secret shown this once, a notification refused, corrected, delivered; then deleted. */
export const Journey: Story = {
  parameters: asJourney,
  play: async ({ canvas }) => {
    await press(canvas, 'New webhook');
    const form = await dialogOf('New webhook');
    await write(nameOf(form), 'Door');
    await write(urlOf(form), door);
    await userEvent.click(form.getByRole('checkbox', { name: 'Order refunded' }));
    await press(form, 'Save');

    const secret = await dialogOf('Signing secret of Door');
    const { textContent } = secret.getByText(/^whsec_/);
    await expect(secret.getByText('Copy it now. You can’t see it again.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press(secret, 'Copy secret');
    await expect(await secret.findByText(/^Copied$|Select the secret and copy it/)).toBeVisible();
    await press(secret, 'Done');
    await canvas.findByText('Door was saved.');
    await expect(screen.queryByText(textContent)).toBeNull();
    await canvas.findByText(`Secret ends in ${textContent.slice(-4)}`);

    await press(canvas, 'Send notification');
    const sending = await dialogOf('Send notification');
    await userEvent.click(sending.getByRole('combobox', { name: 'Notification' }));
    await chooseOption('Order refunded');
    await sending.findByText('Goes to Door and Bookkeeping');
    const order = await orderOf(sending);
    await write(order, '2000-0000');
    await press(sending, 'Send');
    await expect(
      (await sending.findAllByText('Enter another order number. There is no order with this one'))[0],
    ).toBeVisible();
    await expect(order).toHaveValue('2000-0000');
    await write(order, '2000-4795');
    await press(sending, 'Send');
    const sent = await dialogOf('Notification queued');
    await expect(sent.getByText(door)).toBeVisible();
    await expect(sent.getAllByRole('listitem')).toHaveLength(2);
    await press(sent, 'Send again');
    await expect(await orderOf(await dialogOf('Send notification'))).toHaveValue('2000-4795');
    await userEvent.keyboard('{Escape}');

    await press(canvas, 'Delete Door');
    await press(await dialogOf('Delete Door?'), 'Delete');
    await canvas.findByText('Door was deleted.');
    await expect((await all()).some(({ name }) => name === 'Door')).toBe(false);
  },
};

/** It stays whatever is pressed beside it: a secret that is lost is lost. */
export const Secret: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'New webhook');
    const form = await dialogOf('New webhook');
    await write(nameOf(form), 'Door');
    await write(urlOf(form), door);
    await userEvent.click(form.getByRole('checkbox', { name: 'Order created' }));
    await press(form, 'Save');
    const secret = await dialogOf('Signing secret of Door');
    await waitFor(() => expect(secret.getByRole('button', { name: 'Copy secret' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(secret.getByText(/^whsec_/)).toBeVisible();
  },
};

/** Nobody listens: that is said before, and after. */
export const NobodyNotified: Story = {
  args: { eventId: '1002' },
  play: async ({ canvas }) => {
    await press(canvas, 'Send notification');
    const sending = await dialogOf('Send notification');
    await userEvent.click(sending.getByRole('combobox', { name: 'Notification' }));
    await chooseOption('Attendee checked in');
    await sending.findByText('No active webhook listens for this.');
    await press(sending, 'Send');
    await dialogOf('Nobody was notified');
  },
};

export const Queued: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await canvas.findByText('Bookkeeping');
    await press(canvas, 'Send notification');
    const sending = await dialogOf('Send notification');
    await write(await orderOf(sending), '2000-4795');
    await press(sending, 'Send');
    const sent = await dialogOf('Notification queued');
    await expect(sent.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** 4090 by its version: what was typed stays, and what the other one changed too. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas }) => {
    await press(canvas, printer);
    const dialog = await dialogOf(`Edit ${printer}`);
    const found = (await all()).find(({ name }) => name === printer);
    if (!found) throw new Error('There is no badge printer.');
    const { id, name, type, url, version } = found;
    await client.call(updateEventProvider, {
      params: { ...params, providerId: id },
      body: { name, type, url, topics: ['ORDER_CREATED'], version },
    });
    await write(nameOf(dialog), 'Printer');
    await press(dialog, 'Save');
    await press(await dialogOf('Someone else changed this'), 'Save');
    await canvas.findByText('Printer was saved.');
    await expect((await all()).find((each) => each.id === id)).toMatchObject({
      name: 'Printer',
      topics: ['ORDER_CREATED'],
    });
  },
};

/** 4046: somebody else deleted it. */
export const DeletedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await press(canvas, printer);
    const dialog = await dialogOf(`Edit ${printer}`);
    await client.call(deleteEventProvider, { params: { ...params, providerId: 'provider-badges' } });
    await write(nameOf(dialog), 'Printer');
    await press(dialog, 'Save');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This was deleted while you were editing',
    );
    await expect(nameOf(dialog)).toHaveValue('Printer');
  },
};

/** 4000 and 4022 lead to the field they are about. */
export const AddressRefused: Story = {
  parameters: {
    ...pictured,
    faults: { updateEventProvider: { kind: 'refused', code: 4022 } },
  },
  play: async ({ canvas }) => {
    await press(canvas, printer);
    const dialog = await dialogOf(`Edit ${printer}`);
    await write(urlOf(dialog), door);
    await press(dialog, 'Save');
    await waitFor(() => expect(urlOf(dialog)).toBeInvalid());
    await expect(urlOf(dialog)).toHaveValue(door);
  },
};

/** The list says whether it is there; its secret is lost with the answer. */
export const CreationUncertain: Story = {
  parameters: { faults: { createEventProvider: { kind: 'lostAfterCommit' } } },
  play: async ({ canvas }) => {
    await press(canvas, 'New webhook');
    const dialog = await dialogOf('New webhook');
    await write(nameOf(dialog), 'Door');
    await write(urlOf(dialog), door);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Order created' }));
    await press(dialog, 'Save');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The webhook may have been added.');
    await expect(nameOf(dialog)).toHaveValue('Door');
    // Behind the dialog: it is there.
    await canvas.findByText(door);
    await press(dialog, 'Save');
    await waitFor(() => expect(urlOf(dialog)).toHaveAccessibleDescription(/This one already has a webhook/));
  },
};

/** Each refusal says why where it was asked for; nothing typed is lost. */
export const Refused: Story = {
  parameters: {
    faults: {
      createEventProvider: { kind: 'refused', code: 4003 },
      deleteEventProvider: { kind: 'error500' },
      sendProviderNotification: { kind: 'refused', code: 4003, times: 1 },
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'New webhook');
    const dialog = await dialogOf('New webhook');
    await write(nameOf(dialog), 'Door');
    await write(urlOf(dialog), door);
    const topic = dialog.getByRole('checkbox', { name: 'Order created' });
    await userEvent.click(topic);
    await press(dialog, 'Save');
    const refusal = await dialog.findByRole('alert');
    await expect(refusal).toHaveTextContent('Nothing was added');
    await expect(refusal.parentElement).toHaveFocus();
    await expect(urlOf(dialog)).toHaveValue(door);
    await expect(topic).toBeChecked();
    await press(dialog, 'Cancel');

    await press(canvas, `Delete ${printer}`);
    const question = await dialogOf(`Delete ${printer}?`);
    await press(question, 'Delete');
    await expect((await question.findByRole('alert')).parentElement).toHaveFocus();
    await press(question, 'Cancel');

    await press(canvas, 'Send notification');
    const sending = await dialogOf('Send notification');
    await press(sending, 'Send');
    await expect((await sending.findAllByText('Enter an order number'))[0]).toBeVisible();
    await write(await orderOf(sending), '2000-4795');
    await press(sending, 'Send');
    const unsent = await sending.findByRole('alert');
    await expect(unsent).toHaveTextContent('Nothing was sent');
    await expect(unsent.parentElement).toHaveFocus();
    await press(sending, 'Send');
    await dialogOf('Notification queued');
  },
};

export const Empty: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No webhooks yet' });
    await canvas.findByText('Bookkeeping');
    await press(canvas, 'New webhook');
    await dialogOf('New webhook');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New webhook' })).toHaveFocus());
  },
};

/** The event's own stay usable while those of the account can't be read. */
export const NotLoaded: Story = {
  parameters: {
    faults: {
      getEventProviders: { kind: 'error500', times: 1 },
      getAccountProviders: { kind: 'error500', times: 1 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the webhooks');
    await press(canvas, 'Try again');
    await canvas.findByRole('button', { name: printer });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load the account webhooks',
    );
    await press(canvas, 'Try again');
    await canvas.findByText('Bookkeeping');
  },
};

export const Loading: Story = {
  parameters: { faults: { getEventProviders: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading webhooks');
    await expect(canvas.queryByRole('button', { name: 'New webhook' })).toBeNull();
  },
};
