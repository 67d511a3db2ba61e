import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getEmailContext } from '../../../src/contract';
import { EmailDomainScreen } from '../../../src/organizer/emailDomains';
import { type Canvas, withRoom } from '../settings';

/** Whom emails come from, and the DNS records a domain needs. 002 §3 Account email domain, §5 Domain test, §7 Email domain. */
const meta = {
  id: 'organizer-email-domain',
  title: 'Organizer/Program/Emails/Sender',
  component: EmailDomainScreen,
  args: { accountId: '77', eventId: '1001' },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof EmailDomainScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const senderNow = async () =>
  (await client.call(getEmailContext, { params: { accountId: '77', eventId: '1001' } })).sender;
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** An event gets a sender of its own, and gives it back: then its emails come from the account's. */
export const OfEvent: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    await press(canvas, 'Change sender');
    const dialog = await dialogOf('Change sender');
    await write(dialog.getByRole('textbox', { name: /^Sender name/ }), 'Northlight 2026');
    await write(dialog.getByRole('textbox', { name: 'Sender email' }), 'tickets@northlight.example');
    await expect(dialog.getByRole('radio', { name: 'This event' })).toBeChecked();
    await press(dialog, 'Save');
    await canvas.findByText('Emails for this event come from tickets@northlight.example now.');
    await expect(await senderNow()).toEqual({
      fromEmail: 'tickets@northlight.example',
      fromName: 'Northlight 2026',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change sender' })).toHaveFocus());

    await press(canvas, 'Reset sender');
    const question = await dialogOf('Reset the sender?');
    await expect(question.getByText(/come from the account’s sender again/)).toBeVisible();
    await press(question, 'Reset sender');
    await canvas.findByText('The sender was reset.');
    await expect((await senderNow()).fromEmail).toBe('hello@northlight.example');
    await canvas.findByText('All events');
  },
};

/** The account's own: there is no choice of level, and a reset leads to the platform's. */
export const OfAccount: Story = {
  args: { level: 'Account' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Account email sender' });
    await press(canvas, 'Change sender');
    const dialog = await dialogOf('Change sender');
    await expect(dialog.queryByRole('radio')).toBeNull();
    await write(dialog.getByRole('textbox', { name: 'Sender email' }), 'team@northlight.example');
    await press(dialog, 'Save');
    await canvas.findByText('The account’s sender was saved.');
    await expect((await senderNow()).fromEmail).toBe('team@northlight.example');
    await press(canvas, 'Reset sender');
    await press(await dialogOf('Reset the sender?'), 'Reset sender');
    await canvas.findByText('The sender was reset.');
    await expect((await senderNow()).fromEmail).toBe('no-reply@platform.example');
  },
};

/** What is missing is said before anything is sent; each record is there to be copied, and can be checked again. */
export const DomainChecked: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'Check domain');
    const domain = canvas.getByRole('textbox', { name: 'Domain' });
    await expect(domain).toHaveFocus();
    await expect(domain).toHaveAccessibleDescription('Oops, a domain name is missing');
    await write(domain, 'https://tidewater.example');
    await press(canvas, 'Check domain');
    await expect(domain).toHaveAccessibleDescription(/^Enter a domain/);
    await write(domain, 'tidewater.example');
    await press(canvas, 'Check domain');
    await canvas.findByText('tidewater.example is not verified');
    await canvas.findByText(/Until then emails come from hello@northlight\.example/);
    const table = within(canvas.getByRole('table', { name: 'DNS records of tidewater.example' }));
    await expect(table.getByRole('row', { name: /^SPF Incorrect/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^DKIM Missing/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^DMARC Correct/ })).toBeVisible();
    await press(canvas, 'Copy value of the DKIM record');
    await canvas.findByText(/^Copied$|doesn’t allow copying/);
    await press(canvas, 'Check again');
    await canvas.findByText('tidewater.example is not verified');
    await write(domain, 'northlight.example');
    await press(canvas, 'Check domain');
    await canvas.findByText('northlight.example is verified');
  },
};

/** Refused for its domain, and because nobody answered: what was typed stays, and one is led to the field. */
export const Refused: Story = {
  parameters: {
    faults: {
      testEmailDomain: { kind: 'error500' },
      resetEmailDomain: { kind: 'refused', code: 4003 },
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Change sender');
    const dialog = await dialogOf('Change sender');
    const email = dialog.getByRole('textbox', { name: 'Sender email' });
    await write(email, 'hello@tidewater.example');
    await press(dialog, 'Save');
    await expect((await dialog.findByRole('alert')).parentElement).toHaveFocus();
    await expect(email).toHaveValue('hello@tidewater.example');
    await expect(email).toHaveAccessibleDescription(/This domain is not verified/);
    await press(dialog, 'Cancel');

    await press(canvas, 'Reset sender');
    const question = await dialogOf('Reset the sender?');
    await press(question, 'Reset sender');
    await expect(await question.findByRole('alert')).toHaveTextContent('Only support can do this');
    await press(question, 'Cancel');

    const domain = canvas.getByRole('textbox', { name: 'Domain' });
    await write(domain, 'northlight.example');
    await press(canvas, 'Check domain');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The domain was not checked');
    await expect(domain).toHaveValue('northlight.example');
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getEmailContext: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the sender');
    await press(canvas, 'Try again');
    await canvas.findByText('hello@northlight.example');
  },
};
