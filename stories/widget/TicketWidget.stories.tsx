import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scenarios } from '../../mocks';
import { TicketWidget } from '../../src/widget';

/** The whole widget on the mock backend; what goes wrong is the story's scenario or fault, nothing else. */
const meta = {
  title: 'Widget/TicketWidget',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen' },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /General Admission/ })).toBeVisible();
  },
};

export const SoldOut: Story = {
  parameters: { scenario: scenarios.soldOut },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sold Out'))[0]).toBeVisible();
  },
};

export const NoTickets: Story = {
  parameters: { scenario: scenarios.noTickets },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Currently, there are no available tickets.')).toBeVisible();
  },
};

/** A single ticket type starts at its smallest quantity. */
export const SingleTicket: Story = {
  parameters: { scenario: scenarios.singleTicket },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).not.toHaveValue('0');
  },
};

export const FreeEvent: Story = { parameters: { scenario: scenarios.freeEvent } };

/** A currency without minor unit. */
export const Yen: Story = { parameters: { scenario: scenarios.yen } };

export const LongTexts: Story = { parameters: { scenario: scenarios.longTexts } };

export const UnknownEvent: Story = {
  args: { eventId: '404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The list is on its way. */
export const Loading: Story = {
  parameters: { faults: { getTickets: { kind: 'neverAnswers' } } },
  tags: ['!autodocs'],
};

/** FAULTS F01: whatever comes instead of tickets, there is a reason and another try. */
export const TicketsUnreachable: Story = {
  parameters: { faults: { getTickets: { kind: 'html502', times: 1 } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There was an error processing your request')).toBeVisible();
    await expect(canvas.queryByText(/Bad Gateway/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('combobox', { name: /General Admission/ })).toBeVisible();
  },
};

export const TicketsCutOff: Story = {
  parameters: { faults: { getTickets: { kind: 'truncated' } } },
  play: TicketsUnreachableText,
};

export const TicketsEmptyAnswer: Story = {
  parameters: { faults: { getTickets: { kind: 'empty204' } } },
  play: TicketsUnreachableText,
};

export const EventUnreachable: Story = {
  parameters: { faults: { getWidgetBootstrap: { kind: 'error500' } } },
  play: TicketsUnreachableText,
};

async function TicketsUnreachableText({ canvas }: Parameters<NonNullable<Story['play']>>[0]) {
  await expect(await canvas.findByText('There was an error processing your request')).toBeVisible();
}
