import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { listEmails, updateEmail } from '../../../src/contract';
import { EmailEditor } from '../../../src/organizer/emails';
import { chooseOption } from '../chooseOption';
import { type Canvas, previewOf, withRoom } from '../settings';

/** One email: what it says, who gets it and when, and what went out of it. */
const meta = {
  id: 'organizer-emails-editor',
  title: 'Organizer/Program/Emails/Editor',
  component: EmailEditor,
  args: {
    accountId: '77',
    eventId: '1001',
    emailId: 'email-soon',
    onDuplicated: fn(),
    onRemoved: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof EmailEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77', eventId: '1001' };
const client = createClient();
const read = async (emailId: string) => {
  const { emails } = await client.call(listEmails, { params });
  const found = emails.find(({ id }) => id === emailId);
  if (!found) throw new Error(`The event has no email ${emailId}.`);
  return found;
};
const subjectOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Subject' });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const saved = (canvas: Canvas) => canvas.findByText('Saved');

/** What is written is seen beside it, with somebody's name in the place of placeholders. */
export const Content: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const subject = await subjectOf(canvas);
    const preview = await previewOf(canvas);
    await write(subject, 'Hello ');
    await userEvent.selectOptions(
      canvas.getAllByRole('combobox', { name: 'Insert a placeholder' })[0] as HTMLElement,
      'firstName',
    );
    await expect(subject).toHaveValue('Hello {{firstName}}');
    await waitFor(() => expect(preview.getByText(/^Hello \p{L}+$/u)).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Block type' }), 'Button');
    await press(canvas, 'Add block');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Button label' })).toHaveFocus());
    await userEvent.paste('Read more');
    await write(canvas.getByRole('textbox', { name: 'Button URL' }), 'https://northlight.example/more');
    await expect(await preview.findByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      'https://northlight.example/more',
    );
    // It is called what it says once it is left.
    await press(canvas, 'Move Button up');
    await canvas.findByRole('button', { name: 'Move Read more up' });
    await press(canvas, 'Save');
    await saved(canvas);
    const { blocks } = await read('email-soon');
    await expect(blocks.at(-2)).toEqual({
      kind: 'BUTTON',
      text: 'Read more',
      url: 'https://northlight.example/more',
    });
    await press(canvas, 'Remove block');
    await waitFor(() => expect(preview.queryByText('Read more')).toBeNull());
    // A frame later the next block has the focus, which is not to be taken from what is pressed next.
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Move / })).toContain(document.activeElement),
    );
    await userEvent.click(preview.getByRole('radio', { name: 'Plain text' }));
    await expect(await preview.findByText(/Read more: https:/)).toBeVisible();
  },
};

const openPlainPreview = async (canvas: Canvas) => {
  await subjectOf(canvas);
  const preview = await previewOf(canvas);
  await userEvent.click(preview.getByRole('radio', { name: 'Plain text' }));
  return { preview, reader: await preview.findByRole<HTMLInputElement>('combobox', { name: 'Preview for' }) };
};

/** The saved email as one of its readers gets it; a text that is nobody's goes back to who was chosen, an empty one to the sample. */
export const PreviewForSomebody: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const { preview, reader } = await openPlainPreview(canvas);
    await expect(await preview.findByText(/Kwame, bring your ticket/)).toBeVisible();
    await userEvent.type(reader, 'Daniel Okafor');
    await userEvent.click(await screen.findByRole('option', { name: /^Daniel Okafor/ }));
    await expect(await preview.findByText(/Daniel, bring your ticket NL26-4794-1/)).toBeVisible();
    await userEvent.clear(reader);
    await userEvent.type(reader, 'nobody at all');
    await expect(await screen.findByText('No valid tickets found.')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(reader.value).toMatch(/^Daniel Okafor/));
    await userEvent.clear(reader);
    await userEvent.tab();
    await expect(await preview.findByText(/Kwame, bring your ticket/)).toBeVisible();
  },
};

/** Who is chosen stays, and the preview can be tried again. */
export const PreviewNotLoaded: Story = {
  parameters: { faults: { previewEmail: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    const { preview, reader } = await openPlainPreview(canvas);
    await expect(await preview.findByText('We could not load the preview')).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: 'Try again' }));
    await expect(await preview.findByText(/, bring your ticket/)).toBeVisible();
    await expect(reader).toBeVisible();
  },
};

/** Who gets it is a sentence. Both tabs are one form: what was written on the other one stays. */
export const Audience: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await write(await subjectOf(canvas), 'Written first');
    await userEvent.click(canvas.getByRole('tab', { name: 'Audience' }));
    const sentence = canvas.getByText(/^Sent to up to \d+ people: everyone whose ticket is Registered or/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Awaiting payment \(\d+\)/ }));
    await expect(sentence).toHaveTextContent(/whose ticket is Registered\.$/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Registered/ }));
    await expect(sentence).toHaveTextContent('No recipients: choose at least one group.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Registered/ }));
    const [type] = within(canvas.getByRole('group', { name: 'Ticket types' })).getAllByRole('checkbox');
    await userEvent.click(type as HTMLElement);
    await expect(sentence).toHaveTextContent(/everyone with .+ whose ticket is Registered\.$/);
    await press(canvas, 'Save');
    await saved(canvas);
    const email = await read('email-soon');
    await expect(email.subject).toBe('Written first');
    await expect(email.audienceFilter).toMatchObject({ registrationStatuses: ['REGISTERED'] });
    await expect(email.audienceFilter.ticketTypeIds).toHaveLength(1);
    await expect(email).toMatchObject({ published: false, status: 'DRAFT' });
  },
};

/** 002 §7 Lists: only who is on one of them and has a ticket. */
export const Lists: Story = {
  play: async ({ canvas }) => {
    await subjectOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Audience' }));
    const lists = within(await canvas.findByRole('group', { name: /^Lists/ }));
    const press = lists.getByRole('checkbox', { name: 'Press (2)' });
    press.focus();
    await userEvent.keyboard(' ');
    const sentence = canvas.getByText(/^Sent to up to 2 people/);
    await expect(sentence).toHaveTextContent(/Only people on Press\.$/);
    await userEvent.click(lists.getByRole('checkbox', { name: 'Speakers’ guests (3)' }));
    await expect(sentence).toHaveTextContent(
      /^Sent to up to 5 people.*Only people on Press or Speakers’ guests\.$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await saved(canvas);
    await expect((await read('email-soon')).audienceFilter.listIds).toEqual(['list-7', 'list-6']);
  },
};

/** Only who came, or who did not: the sentence says so, and it is saved. */
export const CheckedIn: Story = {
  play: async ({ canvas }) => {
    await subjectOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Audience' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Check-in' }));
    await chooseOption(/^Checked in \(\d+\)$/);
    const sentence = canvas.getByText(/^Sent to up to \d+ p|^No recipients yet/);
    await expect(sentence).toHaveTextContent(/Only people who were checked in\.$/);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Check-in' }));
    await chooseOption('Not checked in');
    await expect(sentence).toHaveTextContent(/Only people who were not checked in\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await saved(canvas);
    await expect((await read('email-soon')).audienceFilter.checkedIn).toBe(false);
  },
};

/** The rest of the tab can be used, and what is chosen already stays. */
export const ListsNotLoaded: Story = {
  parameters: { faults: { listEventLists: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await subjectOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Audience' }));
    await canvas.findByText('We could not load the lists');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Awaiting payment/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('checkbox', { name: 'Press (2)' });
    await expect(canvas.getByRole('checkbox', { name: /^Awaiting payment/ })).not.toBeChecked();
  },
};

/** An event without lists isn’t asked about them. */
export const NoLists: Story = {
  parameters: {
    scenario: {
      ...scenarios.conference,
      name: 'no lists',
      records: { ...scenarios.conference.records, eventLists: { '1001': [] } },
    },
  },
  play: async ({ canvas }) => {
    await subjectOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Audience' }));
    await canvas.findByRole('group', { name: /^Ticket types/ });
    await waitFor(() => expect(canvas.queryByText('Loading')).toBeNull());
    await expect(canvas.queryByRole('group', { name: /^Lists/ })).toBeNull();
  },
};

/** A draft may be unfinished; what is published may not. What is wrong on another tab is led to. */
export const PublishedUnfinished: Story = {
  args: { emailId: 'email-thanks' },
  parameters: pictured,
  play: async ({ canvas }) => {
    const subject = await subjectOf(canvas);
    await userEvent.clear(subject);
    await press(canvas, 'Save');
    await saved(canvas);
    await press(canvas, 'Publish');
    await expect(await canvas.findByRole('link', { name: 'Subject is required.' })).toBeVisible();
    const noDate = canvas.getByRole('link', { name: /Choose a date and time/ });
    await userEvent.click(noDate);
    await expect(canvas.getByRole('tab', { name: 'Audience' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Choose a date and time')).toBeVisible();
    await expect(document.activeElement?.closest('[role=tabpanel]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Subject is required.' }));
    await expect(subject).toHaveFocus();
    await write(subject, 'Dear {{surname}}');
    await press(canvas, 'Save');
    await expect((await canvas.findAllByText(/Unknown placeholder: \{\{surname\}\}/)).length).toBeGreaterThan(
      0,
    );
  },
};

/** Refused: why is in view above what was pressed, which has the focus again, and what was typed is saved. */
export const PublishRefused: Story = {
  parameters: { ...pictured, faults: { publishEmail: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await write(await subjectOf(canvas), 'See you on the pier');
    canvas.getByRole('button', { name: 'Publish' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    const refusal = await canvas.findByRole('alert');
    const { top, bottom } = refusal.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Publish' })).toHaveFocus());
    await expect(await subjectOf(canvas)).toHaveValue('See you on the pier');
    await expect((await read('email-soon')).subject).toBe('See you on the pier');
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** What it would publish could not be saved: the refusal beside Save has the focus, and nothing is published. */
export const PublishNotSaved: Story = {
  parameters: { faults: { updateEmail: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await write(await subjectOf(canvas), 'See you on the pier');
    await press(canvas, 'Publish');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    const refusal = await canvas.findByRole('alert');
    await waitFor(() => expect(refusal.parentElement).toHaveFocus());
    await expect(await subjectOf(canvas)).toHaveValue('See you on the pier');
    await expect((await read('email-soon')).subject).not.toBe('See you on the pier');
  },
};

/** 002 §4: NOW is sent without a date; the server's own is the one that counts. What happens is said first. */
export const PublishedAtOnce: Story = {
  args: { emailId: 'email-thanks' },
  play: async ({ canvas, args }) => {
    await subjectOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Audience' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Immediately' }));
    await press(canvas, 'Save');
    await saved(canvas);
    await expect((await read('email-thanks')).schedule).toEqual({
      type: 'NOW',
      date: expect.any(String) as string,
    });
    await press(canvas, 'Publish');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/It is sent immediately to up to \d+ people/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText(/^Sent on .+ to \d+ people/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Subject' })).toBeNull();
    await waitFor(() => expect(canvas.getAllByText('Sent').length).toBeGreaterThan(3));
    await press(canvas, 'Duplicate');
    await waitFor(() => expect(args.onDuplicated).toHaveBeenCalledOnce());
  },
};

/** With the keyboard alone: a later date, another group, published, and turned off again. */
export const PlannedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await subjectOf(canvas);
    canvas.getByRole('tab', { name: 'Content' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Audience' })).toHaveFocus();
    const awaiting = canvas.getByRole('checkbox', { name: /^Awaiting payment/ });
    const isChosen = (awaiting as HTMLInputElement).checked;
    awaiting.focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('spinbutton', { name: /year/i }).focus();
    await userEvent.keyboard('2036{Control>}s{/Control}');
    await saved(canvas);
    const { audienceFilter, schedule } = await read('email-soon');
    await expect(audienceFilter.registrationStatuses?.includes('AWAITING_PAYMENT')).toBe(!isChosen);
    await expect(schedule?.date).toMatch(/^2036-05-07/);
    canvas.getByRole('button', { name: 'Publish' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/May 07, 2036 9:00am/)).toBeVisible();
    dialog.getByRole('button', { name: 'Publish' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Scheduled')).toBeVisible();
    const on = canvas.getByRole('switch', { name: 'On' });
    on.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(on).not.toBeChecked());
  },
};

/** Goes out by itself. Turned off, nothing does. */
export const WithEachRegistration: Story = {
  args: { emailId: 'email-ticket' },
  play: async ({ canvas }) => {
    const subject = await subjectOf(canvas);
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Audience' }));
    await expect(canvas.getByText('Sent to each person when their ticket becomes Registered.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Content' }));
    await write(subject, 'You are in');
    await press(canvas, 'Save');
    await saved(canvas);
    await expect(await canvas.findByText(/You have unpublished changes/)).toBeVisible();
    await press(canvas, 'Publish');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/From now on, people get it when/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByText('Published')).toBeVisible();
    const on = canvas.getByRole('switch', { name: 'On' });
    await userEvent.click(on);
    await waitFor(() => expect(on).not.toBeChecked());
    await press(canvas, 'Send a preview');
    const sending = within(await screen.findByRole('dialog', { name: 'Send a preview' }));
    await write(sending.getByRole('textbox', { name: 'Recipients' }), 'ada@example.com, bob@example.com');
    await userEvent.click(sending.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Preview sent to 2 addresses')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    const history = within(await canvas.findByRole('grid', { name: 'History' }));
    await expect(await history.findByRole('row', { name: /bob@example.com/ })).toHaveTextContent('Preview');
  },
};

/** 002 §9: why a preview was not sent is said for 5 s; the addresses stay. */
export const PreviewNotSent: Story = {
  args: { emailId: 'email-press' },
  play: async ({ canvas }) => {
    await subjectOf(canvas);
    await press(canvas, 'Send a preview');
    const dialog = within(await screen.findByRole('dialog'));
    const recipients = dialog.getByRole('textbox', { name: 'Recipients' });
    await write(recipients, Array.from({ length: 11 }, (_, at) => `p${at}@example.com`).join('\n'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect((await dialog.findAllByText(/Enter up to 10 addresses/)).length).toBeGreaterThan(0);
    await write(recipients, 'ada@example.com, bob@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('It has no subject.');
    const visible = Date.now();
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await expect(Date.now() - visible).toBeGreaterThan(4_000);
    await expect(recipients).toHaveValue('ada@example.com, bob@example.com');
  },
};

/** Two people write on one email: a block of each meets nowhere, and who is second chooses where both wrote. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas }) => {
    const subject = await subjectOf(canvas);
    await write(subject, 'Mine');
    const { modified, blocks } = await read('email-soon');
    await client.call(updateEmail, {
      params: { ...params, emailId: 'email-soon' },
      body: { modified, subject: 'Theirs', blocks: [{ kind: 'HEADING', text: 'Inserted' }, ...blocks] },
    });
    await press(canvas, 'Save');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Theirs')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await saved(canvas);
    const email = await read('email-soon');
    await expect(email.subject).toBe('Mine');
    await expect(email.blocks).toEqual([{ kind: 'HEADING', text: 'Inserted' }, ...blocks]);
    await expect(subject).toHaveValue('Mine');
  },
};
