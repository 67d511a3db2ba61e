import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { deleteRtaMessage, getRtaMessageHistory } from '../../../src/contract';
import { RtaMessagesScreen } from '../../../src/organizer/rtaMessages';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** The messages of an event’s app. 002 §7 Other, rta messages. */
const meta = {
  id: 'organizer-rta-messages',
  title: 'Organizer/Program/App messages',
  component: RtaMessagesScreen,
  args: { accountId: '77', eventId: '1001' },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof RtaMessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of another organizer. */
const client = createClient();
const params = { accountId: '77', eventId: '1001' };
const titles = async () =>
  (await client.call(getRtaMessageHistory, { params, query: {} })).items.map(({ title }) => title);

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
/** The id of a ticket type. */
const studentDay = '3005';
/** The form with a message in it. */
const begin = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New message' }));
  const form = await dialog('New message');
  await write(form.getByRole('textbox', { name: 'Title' }), 'Doors open at nine');
  await write(form.getByRole('textbox', { name: 'Text' }), 'Coffee is in the glasshouse.');
  return form;
};
const send = (form: Awaited<ReturnType<typeof dialog>>) =>
  userEvent.click(form.getByRole('button', { name: 'Send' }));
const titleIn = (form: Awaited<ReturnType<typeof dialog>>) => form.getByRole('textbox', { name: 'Title' });

/** The newest first; one is deleted, and the focus stays on the screen. */
export const History: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'App messages' }));
    const [newest] = list.getAllByRole('heading');
    await expect(newest).toHaveTextContent('The programme is out');
    await expect(list.getByText('Sent to 32 people')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Delete Bring your student card' }));
    const question = await dialog('Delete Bring your student card?');
    await expect(question.getByText(/This can’t be undone/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('Bring your student card was deleted.');
    await expect(await titles()).not.toContain('Bring your student card');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** By words and ticket type, kept in the address; one for any type is for each. What was sent is there to be seen. */
export const Found: Story = {
  args: { onViewChange: fn() },
  play: async ({ canvas, args }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search messages' });
    await userEvent.type(search, 'student card');
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ search: 'student card', page: 1 }),
    );
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Ticket type' }));
    await chooseOption('Student Day');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { type: studentDay } }),
    );
    await canvas.findByRole('heading', { name: 'Bring your student card' });
    await canvas.findByRole('heading', { name: 'The programme is out' });
    await userEvent.type(search, 'zzyzx');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await canvas.findByRole('heading', { name: 'The programme is out' });
    await expect(search).toHaveValue('');
  },
};

/** The address asks for another one: its dialog is open, once. */
export const NewByAddress: Story = {
  args: { isNew: true, onNewOpened: fn() },
  play: async ({ canvas, args }) => {
    const form = await dialog('New message');
    await expect(args.onNewOpened).toHaveBeenCalled();
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Whom it reaches is counted while it is chosen, and said again before it goes out. */
export const Sent: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New message' }));
    const form = await dialog('New message');
    await send(form);
    await expect((await form.findAllByText(/Title/)).length).toBeGreaterThan(1);
    await write(titleIn(form), 'Doors open at nine');
    await write(form.getByRole('textbox', { name: 'Text' }), 'Coffee is in the glasshouse.');
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('46 people get this message.'));
    await userEvent.click(form.getByRole('checkbox', { name: 'Student Day' }));
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/^3 people get/));
    await send(form);
    const question = await dialog('Send this message to 3 people?');
    await expect(question.getByText(/This can’t be undone/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Send' })).toHaveFocus());
    await expect(await titles()).not.toContain('Doors open at nine');
    await send(form);
    await userEvent.click((await dialog(/^Send this/)).getByRole('button', { name: 'Send' }));
    await canvas.findByRole('heading', { name: 'Doors open at nine' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'New message' })).toHaveFocus();
  },
};

/** 4091: the push notifications are used up. What was typed stays, and the focus is on why. */
export const QuotaUsedUp: Story = {
  parameters: { ...pictured, faults: { sendRtaMessage: { kind: 'refused', code: 4091 } } },
  play: async ({ canvas }) => {
    const form = await begin(canvas);
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/people get/));
    await send(form);
    await userEvent.click((await dialog(/^Send this/)).getByRole('button', { name: 'Send' }));
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(/^The message was not sent.*push notifications are used up/);
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await expect(titleIn(form)).toHaveValue('Doors open at nine');
  },
};

/** Nobody would get it: there is nothing to ask, and it is said why. */
export const Nobody: Story = {
  play: async ({ canvas }) => {
    const form = await begin(canvas);
    for (const name of ['Registered', 'Awaiting payment', 'Blocked', 'Student Day'])
      await userEvent.click(form.getByRole('checkbox', { name }));
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/^Nobody gets/));
    await send(form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Choose other recipients.');
  },
};

/** Sent without knowing how many get it. */
export const CountFailed: Story = {
  parameters: { ...pictured, faults: { countRtaAudience: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    const form = await begin(canvas);
    await form.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    await expect(form.getByRole('status')).toHaveTextContent('We could not count the recipients.');
    await send(form);
    const question = await dialog('Send this message?');
    await expect(question.getByText(/We don’t know how many people get it/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('heading', { name: 'Doors open at nine' });
  },
};

/** FAULTS F98: it went out, but no answer came. Nothing sends it again by itself, and whoever does is told before. */
export const NoAnswer: Story = {
  parameters: { ...pictured, faults: { sendRtaMessage: { kind: 'lostAfterCommit' } } },
  play: async ({ canvas }) => {
    const form = await begin(canvas);
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/people get/));
    await send(form);
    await userEvent.click((await dialog(/^Send this/)).getByRole('button', { name: 'Send' }));
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(/The message may have been sent\. Check the list/);
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await expect(titleIn(form)).toHaveValue('Doors open at nine');
    await send(form);
    const again = await dialog(/^Send this/);
    await expect(again.getByText(/may have been sent/)).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await canvas.findByRole('heading', { name: 'Doors open at nine' });
    await expect((await titles()).filter((title) => title === 'Doors open at nine')).toHaveLength(1);
  },
};

/** Somebody else deleted it before. */
export const DeletedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete Workshops/ }));
    await client.call(deleteRtaMessage, { params: { ...params, messageId: 'message-1' } });
    const question = await dialog(/^Delete Workshops/);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('This message was already deleted.');
  },
};

const { records } = scenarios.conference;

export const FirstUse: Story = {
  parameters: {
    ...pictured,
    scenario: {
      ...scenarios.conference,
      name: 'no messages',
      records: { ...records, rtaMessages: { '1001': [] } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No messages yet' });
    await expect(canvas.getAllByRole('button', { name: 'New message' })).toHaveLength(1);
  },
};

/** Twenty on a page. */
export const SeveralPages: Story = {
  parameters: {
    scenario: {
      ...scenarios.conference,
      name: 'many messages',
      records: {
        ...records,
        rtaMessages: {
          '1001': Array.from({ length: 21 }, (_, index) => ({
            id: `message-${index}`,
            title: `Message ${index + 1}`,
            text: 'Doors open at nine.',
            audienceFilter: {},
            audienceCount: 32,
            sentBy: 'maren@northlight.example',
            sentDate: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
          })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Message 1' }));
    await userEvent.click((await dialog(/^Delete/)).getByRole('button', { name: 'Delete' }));
    // The last page is gone with its last message.
    await canvas.findByRole('heading', { name: 'Message 21' });
    await expect(canvas.queryByText('Message 1')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { ...pictured, faults: { getRtaMessageHistory: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the messages');
  },
};

export const Slow: Story = {
  parameters: { faults: { getRtaMessageHistory: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading messages')).toHaveRole('status');
    await expect(canvas.queryByRole('button', { name: 'New message' })).toBeNull();
  },
};
