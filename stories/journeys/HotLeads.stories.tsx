import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { TicketWidget, type TicketWidgetProps } from '../../src/widget';
import { leapAfter } from '../fixtures/time';

/** Buyers who begin to register, and what the organizer gets to know of them. 000 §2.6, §4 Hot leads. */
const meta = {
  title: 'Journeys/Hot leads',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.consentRequested, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<TicketWidgetProps>;

const email = 'ines.prado@tipografia.example';
const leadOf = ({ loaded }: Play) =>
  (loaded['backend'] as MockBackend).db
    .rows('hotLeads', '1001')
    .all()
    .find((lead) => lead.email === email);

async function hold({ canvas, userEvent }: Play) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Community Day/ }), '2');
  await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
  await canvas.findByRole('group', { name: /Attendee 1/ });
}

async function typeBuyer({ canvas, userEvent }: Play) {
  const buyer = canvas.getByRole('region', { name: 'Your Information' });
  await userEvent.type(within(buyer).getByRole('textbox', { name: /^First name/i }), 'Inês');
  await userEvent.type(within(buyer).getByRole('textbox', { name: /^Email/i }), email);
}

/** Longer than a lead waits. */
const aMoment = 500;
const panel = ({ canvas }: Play) => canvas.queryByRole('region', { name: 'May the organizer contact you?' });

export const Asked: Story = {
  play: async (play) => {
    await hold(play);
    await expect(panel(play)).toBeVisible();
    await leapAfter(() => typeBuyer(play), aMoment);
    await expect(leadOf(play)).toBeUndefined();
  },
};

export const AskedOnAPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };

/** What was typed before goes along. */
export const Accepted: Story = {
  play: async (play) => {
    await hold(play);
    await typeBuyer(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Accept' }));
    await expect(panel(play)).toBeNull();
    await waitFor(() => expect(leadOf(play)).toMatchObject({ firstName: 'Inês', consentAccepted: true }));
    await expect(leadOf(play)?.tickets).toMatchObject([{ name: 'Community Day', quantity: 2 }]);
  },
};

export const Closed: Story = {
  play: async (play) => {
    await hold(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Close without accepting' }));
    await expect(panel(play)).toBeNull();
    await leapAfter(() => typeBuyer(play), aMoment);
    await expect(leadOf(play)).toBeUndefined();
  },
};

export const NotRequired: Story = {
  parameters: { scenario: scenarios.conference },
  play: async (play) => {
    await hold(play);
    await expect(panel(play)).toBeNull();
    await typeBuyer(play);
    await waitFor(() => expect(leadOf(play)).toMatchObject({ status: 'open', consentAccepted: false }));
  },
};

/** FAULTS F58: nothing is said, and nothing waits for it. */
export const FailsSilently: Story = {
  parameters: { scenario: scenarios.conference, faults: { sendHotLead: { kind: 'error500' } } },
  play: async (play) => {
    await hold(play);
    await leapAfter(() => typeBuyer(play), aMoment);
    await expect(leadOf(play)).toBeUndefined();
    await expect(play.canvas.queryByRole('alert')?.textContent ?? '').toBe('');
    await expect(play.canvas.getByRole('button', { name: 'Register' })).toBeEnabled();
  },
};
