import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import {
  getAccountFeatures,
  getEvent,
  getFeatures,
  getOwnAccount,
  getPromotion,
  resetEmailDomain,
  submitTransaction,
  updateAccountFeatures,
  updateEvent,
} from '../../../src/contract';
import {
  SupportAccountScreen,
  SupportEventScreen,
  SupportPersonScreen,
} from '../../../src/organizer/administration';
import { choose } from '../orders/orderPlay';
import { type Canvas, withRoom } from '../settings';

/** What the platform's support staff change: each change is asked twice with a reason, and listed. 002 §6, §7. */
const meta = {
  id: 'organizer-administration',
  title: 'Organizer/Support/Screens',
  component: SupportAccountScreen,
  args: { accountId: '77', onFind: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof SupportAccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
/** Once the focus is in it: what is pasted goes where the focus is. */
const dialogOf = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
};
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const giveReason = async (dialog: Canvas, reason: string) =>
  write(dialog.getByRole('textbox', { name: /^Reason/ }), reason);
/** The whole of a change: what was typed, the reason, and twice yes. */
const change = async (canvas: Canvas, name: string, fill?: (dialog: Canvas) => Promise<unknown>) => {
  await press(canvas, name);
  const dialog = await dialogOf(name);
  await fill?.(dialog);
  await giveReason(dialog, 'Asked for');
  await press(await review(dialog), name);
};
/** From the form to the second question. */
const review = async (dialog: Canvas) => {
  await press(dialog, 'Review change');
  return dialogOf('Make this change?');
};

/** The agreement's registrations: nothing is sent before the second yes; then the log has it. */
export const Account: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    await press(canvas, 'Set registrations');
    const dialog = await dialogOf('Set registrations');
    const count = dialog.getByRole('textbox', { name: /^Registrations included/ });
    await write(count, '9000');
    await press(dialog, 'Review change');
    await expect(await dialog.findAllByText(/Reason is required/)).not.toHaveLength(0);
    await giveReason(dialog, 'Bought an upgrade');
    const before = await client.call(getOwnAccount, {});
    const question = await review(dialog);
    await expect(question.getByText('Set registrations: 9,000')).toBeVisible();
    await expect((await client.call(getOwnAccount, {})).allowed).toEqual(before.allowed);
    await press(question, 'Set registrations');
    await canvas.findByText('Done: Set registrations: 9,000');
    await expect((await client.call(getOwnAccount, {})).allowed.registrations).toBe(9000);
    const row = await canvas.findByRole('row', { name: /Set registrations: 9,000/ });
    await expect(row).toHaveTextContent('Bought an upgrade');
    await expect(row).toHaveTextContent('ines.park@platform.example');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set registrations' })).toHaveFocus());
  },
};

/** 002 §3: what the account had before travels with what it gets; a feature is in one list only. */
export const Features: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change account features');
    const dialog = await dialogOf('Change account features');
    const lists = within(dialog.getByRole('group', { name: 'Advanced features' }));
    await userEvent.click(lists.getByRole('checkbox', { name: 'AGENDA' }));
    await giveReason(dialog, 'Pilot');
    await press(dialog, 'Review change');
    await expect(await dialog.findAllByText(/Choose each feature in one of the lists only/)).not.toHaveLength(
      0,
    );
    await userEvent.click(lists.getByRole('checkbox', { name: 'AGENDA' }));
    await userEvent.click(lists.getByRole('checkbox', { name: 'RINGS' }));
    const question = await review(dialog);
    await expect(question.getByText('Change account features: Added: RINGS.')).toBeVisible();
    await press(question, 'Change account features');
    await canvas.findByText(/^Done: Change account features/);
    const saved = await client.call(getAccountFeatures, { params: { accountId: '77' } });
    await expect(saved.postSelectionAdvancedFeatures).toContain('RINGS');
    await expect(saved.preSelectionAccountFeaturesList).not.toContain('RINGS');
    await expect(saved.userName).toBe('ines.park@platform.example');
  },
};

/** Dates and status of the agreement, what is added to it, and its sender taken back. 002 §6. */
export const Agreement: Story = {
  play: async ({ canvas }) => {
    await change(canvas, 'Change agreement end', async (dialog) => {
      dialog.getByRole('spinbutton', { name: /year/i }).focus();
      await userEvent.keyboard('2027');
    });
    await canvas.findByText('Done: Change agreement end: September 1, 2027 at 12:00 AM (America/New_York)');
    await change(canvas, 'Change agreement status', (dialog) =>
      choose(dialog.getByRole('combobox', { name: /^Status/ }), 'Suspended'),
    );
    await canvas.findByText('Done: Change agreement status: Suspended');
    await change(canvas, 'Add events', (dialog) =>
      write(dialog.getByRole('textbox', { name: /^How many to add/ }), '3'),
    );
    await canvas.findByText('4 of 15 used');
    await change(canvas, 'Add team members', (dialog) =>
      write(dialog.getByRole('textbox', { name: /^How many to add/ }), '5'),
    );
    await canvas.findByText('6 of 15 used');
    const { agreement } = await client.call(getOwnAccount, {});
    await expect(agreement.status).toBe('SUSPENDED');
    await expect(new Date(agreement.endDate).toISOString()).toBe('2027-09-01T04:00:00.000Z');

    await change(canvas, 'Reset the account’s sender');
    await canvas.findByText('Done: Reset the account’s sender');
    const sender = await client.call(resetEmailDomain, { params: { eventId: '1001' } });
    await expect(sender.level).toBe('Platform');
  },
};

/** FAULTS F93: someone else selects meanwhile. What they did and what was typed are compared; what is sent is what the question names. */
export const FeaturesConflict: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change account features');
    const dialog = await dialogOf('Change account features');
    const advanced = within(dialog.getByRole('group', { name: 'Advanced features' }));
    await userEvent.click(advanced.getByRole('checkbox', { name: 'RINGS' }));
    await giveReason(dialog, 'Pilot');
    const question = await review(dialog);

    const params = { accountId: '77' };
    const read = await client.call(getAccountFeatures, { params });
    const { postSelectionPackageFeatures: inPackage, postSelectionAdvancedFeatures: onTop } = read;
    await client.call(updateAccountFeatures, {
      params,
      body: {
        ...read,
        userName: 'someone.else@platform.example',
        preSelectionAccountFeaturesList: [...inPackage, ...onTop],
        postSelectionPackageFeatures: inPackage.filter((key) => key !== 'POLLS'),
        postSelectionAdvancedFeatures: [...onTop, 'CHATBOT'],
      },
    });
    await press(question, 'Change account features');
    await expect(await question.findByRole('alert')).toHaveTextContent('Someone else changed this.');
    await press(question, 'Back');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make this change?' })).toBeNull());

    await press(dialog, 'Review change');
    const conflict = await dialogOf('Someone else changed this');
    const ofPackage = within(conflict.getByRole('radiogroup', { name: 'Package features' }));
    await expect(ofPackage.getByRole('radio', { name: /^Theirs/ })).toBeChecked();
    const ofAdvanced = within(conflict.getByRole('radiogroup', { name: 'Advanced features' }));
    await expect(ofAdvanced.getByRole('radio', { name: /^Yours/ })).toBeChecked();
    await press(conflict, 'Review change');
    const again = await dialogOf('Make this change?');
    await expect(again.getByText('Change account features: Added: RINGS. Removed: CHATBOT.')).toBeVisible();
    await press(again, 'Change account features');
    await canvas.findByText(/^Done: Change account features/);
    const saved = await client.call(getAccountFeatures, { params });
    await expect([...saved.postSelectionAdvancedFeatures].sort()).toEqual([...onTop, 'RINGS'].sort());
    await expect(saved.postSelectionPackageFeatures).not.toContain('POLLS');
  },
};

/** A refused change is said in the second question; back in the form what was typed is still there, and the log is empty. */
export const Refused: Story = {
  parameters: { faults: { addEvents: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Add events');
    const dialog = await dialogOf('Add events');
    await write(dialog.getByRole('textbox', { name: /^How many to add/ }), '3');
    await giveReason(dialog, 'Renewal');
    const question = await review(dialog);
    await press(question, 'Add events');
    const alert = await question.findByRole('alert');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await press(question, 'Back');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make this change?' })).toBeNull());
    await expect(dialog.getByRole('textbox', { name: /^How many to add/ })).toHaveValue('3');
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Renewal');
    await press(dialog, 'Cancel');
    await canvas.findByText('No changes yet');
  },
};

export const Failed: Story = {
  parameters: { faults: { getAccountFeatures: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the details');
    await expect(canvas.getByRole('textbox', { name: 'Account ID' })).toHaveValue('77');
    await press(canvas, 'Try again');
    await canvas.findByRole('button', { name: 'Set registrations' });
  },
};

export const UnknownAccount: Story = {
  args: { accountId: '4711' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('This page doesn’t exist');
    const id = canvas.getByRole('textbox', { name: 'Account ID' });
    await userEvent.clear(id);
    await press(canvas, 'Find');
    await expect(id).toHaveFocus();
    await expect(id).toHaveAccessibleDescription('Account ID is required');
    await userEvent.type(id, '112{Enter}');
    await expect(args.onFind).toHaveBeenLastCalledWith('112');
  },
};

/** The role alone opens it. */
export const NotSupport: Story = {
  parameters: { ...pictured, scenario: { ...scenarios.conference, session: 'account' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You don’t have access' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText('Changes you made')).toBeNull();
  },
};

/** Flags, a token, the agenda and the check of the platform's data. */
export const Event: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  render: () => <SupportEventScreen eventId="1001" onFind={fn()} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Switch feature flags');
    const dialog = await dialogOf('Switch feature flags');
    await giveReason(dialog, 'Asked for');
    await press(dialog, 'Review change');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Change something first.');
    await userEvent.click(dialog.getByRole('switch', { name: 'Career day' }));
    await press(await review(dialog), 'Switch feature flags');
    await canvas.findByText('Done: Switch feature flags: Career day: On');
    await expect(await client.call(getFeatures, { params: { eventId: '1001' } })).toMatchObject({
      careerDay: true,
    });

    await press(canvas, 'Set push quota');
    const quota = await dialogOf('Set push quota');
    await write(quota.getByRole('textbox', { name: /^Push notifications in total/ }), '40');
    await giveReason(quota, 'Big event');
    await press(await review(quota), 'Set push quota');
    await canvas.findByText('3 of 40 used');

    await press(canvas, 'Create email token');
    const token = await dialogOf('Create email token');
    await giveReason(token, 'Broken layout');
    await press(await review(token), 'Create email token');
    await canvas.findByText(/^It works until/);

    await press(canvas, 'Show all sessions');
    await canvas.findByText(/^Sessions: \d+ of \d+$/);
    await press(canvas, 'Run check');
    await canvas.findByText('Problems found: 0');
  },
};

const eventParams = { accountId: '77', eventId: '1001' };
const readEvent = () => client.call(getEvent, { params: eventParams });
const registrationsIn = (dialog: Canvas) => dialog.getByRole('textbox', { name: /^Registrations included/ });

const orderATicket = () =>
  client.call(submitTransaction, {
    params: { eventId: '1001' },
    body: {
      tickets: [{ id: '3001', requestQuantity: 1 }],
      buyer: { firstName: 'Nadia', lastName: 'Brandt', email: 'nadia@brandt.example' },
      attendees: [],
      payment: 'invoice',
      sendEmails: false,
    },
    idempotencyKey: 'meanwhile',
  });

/** Name and plan; what the plan can't be is said at its field, by us and by the backend. */
export const EventDetails: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  render: () => <SupportEventScreen eventId="1001" onFind={fn()} />,
  play: async ({ canvas }) => {
    const before = await readEvent();
    await press(canvas, 'Change event');
    const dialog = await dialogOf('Change event');
    await choose(dialog.getByRole('combobox', { name: /^Plan/ }), 'Enterprise');
    const count = registrationsIn(dialog);
    await write(count, '1');
    await giveReason(dialog, 'Bought an upgrade');
    await press(dialog, 'Review change');
    await waitFor(() => expect(count).toHaveAccessibleDescription(/Enter at least as many as were made/));
    await write(count, '2000');
    const question = await review(dialog);
    await expect(
      question.getByText('Change event: Plan: Enterprise and Registrations included: 2,000'),
    ).toBeVisible();
    await expect(await readEvent()).toEqual(before);
    await press(question, 'Change event');
    await canvas.findByText(/^Done: Change event: Plan/);
    await canvas.findByText(/^\d+ of 2,000 used$/);
    await expect((await readEvent())['tier-configuration']).toEqual({
      tier: 'ENTERPRISE',
      registrations: 2000,
    });
    await expect(await canvas.findByRole('row', { name: /Change event: Plan/ })).toHaveTextContent(
      'Bought an upgrade',
    );
  },
};

/** Orders that were made between the form and the second question: back at the field, with all that was typed. */
export const EventRefusedAtItsField: Story = {
  render: () => <SupportEventScreen eventId="1001" onFind={fn()} />,
  play: async ({ canvas }) => {
    const { 'registration-count': registered } = await readEvent();
    await press(canvas, 'Change event');
    const dialog = await dialogOf('Change event');
    const count = registrationsIn(dialog);
    await write(count, `${registered}`);
    await giveReason(dialog, 'Downgrade');
    const question = await review(dialog);
    await orderATicket();
    await press(question, 'Change event');
    await waitFor(() => expect(count).toHaveAccessibleDescription(new RegExp(`There are ${registered + 1}`)));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make this change?' })).toBeNull());
    await waitFor(() => expect(count).toHaveFocus());
    await expect(count).toHaveValue(`${registered}`);
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Downgrade');
    await press(dialog, 'Cancel');
    await canvas.findByText('No changes yet');
  },
};

/** FAULTS F93: somebody of the account renames it meanwhile. */
export const EventConflict: Story = {
  render: () => <SupportEventScreen eventId="1001" onFind={fn()} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Change event');
    const dialog = await dialogOf('Change event');
    await write(registrationsIn(dialog), '3000');
    await giveReason(dialog, 'Upgrade');
    const question = await review(dialog);
    const { modified, venue, ...event } = await readEvent();
    const draft = {
      'start-date': event['start-date'],
      'end-date': event['end-date'],
      'time-zone-id': event['time-zone-id'],
    };
    await client.call(updateEvent, {
      params: eventParams,
      body: { ...draft, venue, modified, name: 'Northlight by the sea' },
    });
    await press(question, 'Change event');
    await expect(await question.findByRole('alert')).toHaveTextContent('Someone else changed this.');
    await press(question, 'Back');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make this change?' })).toBeNull());
    await press(dialog, 'Review change');
    await press(await dialogOf('Someone else changed this'), 'Review change');
    const again = await dialogOf('Make this change?');
    await expect(again.getByText('Change event: Registrations included: 3,000')).toBeVisible();
    await press(again, 'Change event');
    await canvas.findByText(/^Done: Change event/);
    await expect(await readEvent()).toMatchObject({
      name: 'Northlight by the sea',
      'tier-configuration': { registrations: 3000 },
    });
  },
};

/** An event of an account that support does not act as is not read: the way there is said. */
export const EventOfAnotherAccount: Story = {
  parameters: { faults: { getEvent: { kind: 'refused', code: 4042 } } },
  render: () => (
    <SupportEventScreen eventId="1001" onFind={fn()} accountHrefOf={(id) => `#support/accounts/${id}`} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^This event belongs to account 77\. Act as that account/);
    await expect(canvas.getByRole('link', { name: 'Go to account' })).toHaveAttribute(
      'href',
      '#support/accounts/77',
    );
    await expect(canvas.queryByRole('button', { name: 'Change event' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Set push quota' })).toBeVisible();
  },
};

/** What can’t be read takes only its part, and is tried again. */
export const EventDetailsNotLoaded: Story = {
  parameters: { faults: { getEvent: { kind: 'error500', times: 1 } } },
  render: () => <SupportEventScreen eventId="1001" onFind={fn()} />,
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the event');
    await press(canvas, 'Try again');
    await canvas.findByRole('button', { name: 'Change event' });
  },
};

/** Emails of an event: a sender whose domain is not set up is refused, one that is becomes the event’s, and is taken back; old emails move to the builder. */
export const EventEmails: Story = {
  render: () => <SupportEventScreen eventId="1001" onFind={fn()} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Set email sender');
    const dialog = await dialogOf('Set email sender');
    const address = dialog.getByRole('textbox', { name: /^From address/ });
    await write(address, 'team@tidewater.example');
    await write(dialog.getByRole('textbox', { name: /^From name/ }), 'Northlight Team');
    await giveReason(dialog, 'Asked for');
    const question = await review(dialog);
    await press(question, 'Set email sender');
    await expect(await question.findByRole('alert')).toHaveTextContent('tidewater.example');
    await press(question, 'Back');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Make this change?' })).toBeNull());
    await write(address, 'team@northlight.example');
    await press(await review(dialog), 'Set email sender');
    await canvas.findByText('This event: Northlight Team <team@northlight.example>');

    await change(canvas, 'Reset the event’s sender');
    await canvas.findByText('All events of the account: Northlight Conferences <hello@northlight.example>');

    await change(canvas, 'Move emails to the builder');
    await canvas.findByText('Emails moved: 2');
    await change(canvas, 'Move emails to the builder');
    await canvas.findByText('Emails moved: 0');
  },
};

/** The question about widget code shows the code; an invoice prefix that is known is no change; a promotion is deleted, and orders lead to refunds. */
export const EventSales: Story = {
  render: () => (
    <SupportEventScreen eventId="1001" onFind={fn()} ordersHrefOf={(id) => `#events/${id}/orders`} />
  ),
  play: async ({ canvas }) => {
    const code = '<script src="https://tickets.platform.example/embed.js" async></script>';
    await press(canvas, 'Replace widget code');
    const snippet = await dialogOf('Replace widget code');
    await write(snippet.getByRole('textbox', { name: /^Code/ }), code);
    await giveReason(snippet, 'New domain');
    const question = await review(snippet);
    await expect(question.getByRole('region', { name: 'Code' })).toHaveTextContent(code);
    await press(question, 'Replace widget code');
    await canvas.findByText(/^Done: Replace widget code: \d+$/);

    await change(canvas, 'Set invoice prefix', (dialog) =>
      write(dialog.getByRole('textbox', { name: /^Invoice prefix/ }), 'NL/26-'),
    );
    await canvas.findByText('Done: Set invoice prefix: NL/26-');
    await press(canvas, 'Set invoice prefix');
    const same = await dialogOf('Set invoice prefix');
    await giveReason(same, 'Asked for');
    await press(same, 'Review change');
    await expect(await same.findByRole('alert')).toHaveTextContent('Change something first.');
    await press(same, 'Cancel');

    await change(canvas, 'Number invoices without gaps');
    await canvas.findByText('Done: Number invoices without gaps');
    await expect(canvas.getByText(/^NL\/26-\d+$/)).toBeVisible();
    await press(canvas, 'Number invoices without gaps');
    const again = await dialogOf('Number invoices without gaps');
    await giveReason(again, 'Asked for');
    const repeated = await review(again);
    await press(repeated, 'Number invoices without gaps');
    await expect(await repeated.findByRole('alert')).toHaveTextContent('numbered without gaps already');
    await press(repeated, 'Back');
    await press(await dialogOf('Number invoices without gaps'), 'Cancel');

    await change(canvas, 'Delete a promotion', (dialog) =>
      write(dialog.getByRole('textbox', { name: /^Promotion ID/ }), 'LANTERN20'),
    );
    await canvas.findByText('Done: Delete a promotion: LANTERN20');
    await expect(
      client.call(getPromotion, {
        params: { accountId: '77', eventId: '1001', promotionId: 'LANTERN20' },
      }),
    ).rejects.toMatchObject({ code: 4046 });
    await expect(canvas.getByRole('link', { name: 'Go to orders' })).toHaveAttribute(
      'href',
      '#events/1001/orders',
    );
  },
};

/** Who left by the link of an email gets them again; nobody speaks for who reported them as spam. */
export const Person: Story = {
  render: () => <SupportPersonScreen />,
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'jonas{Enter}');
    await expect(email).toHaveAccessibleDescription('Email is not valid.');
    await write(email, 'wren@northlight.example');
    await press(canvas, 'Find');
    await canvas.findByText('Not verified');
    await canvas.findByText('Gets emails');

    await write(email, 'jonas@kolonn.example');
    await press(canvas, 'Find');
    await press(canvas, 'Resubscribe');
    const again = await dialogOf('Resubscribe');
    await giveReason(again, 'Wrote to us');
    await press(await review(again), 'Resubscribe');
    await canvas.findByText('Gets emails');

    await write(email, 'press@fieldandform.example');
    await press(canvas, 'Find');
    await press(canvas, 'Resubscribe');
    const reported = await dialogOf('Resubscribe');
    await giveReason(reported, 'Wrote to us');
    const question = await review(reported);
    await press(question, 'Resubscribe');
    await expect(await question.findByRole('alert')).toHaveTextContent('Only they can subscribe again.');
  },
};
