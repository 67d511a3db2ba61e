import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { mirrored, notPictured, onPhones } from '../../.storybook/modes';
import { scenarios, type World } from '../../mocks';
import type { WidgetBootstrap } from '../../src/contract';
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

/** The conference with other settings of the widget. */
const conferenceWith = (widget: Partial<World['widget']>): World => ({
  ...scenarios.conference,
  widget: { ...scenarios.conference.widget, ...widget },
});

export const OnSale: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /General Admission/ })).toBeVisible();
  },
};

/** 000 §2.1: without a title of the organizer's the default stands. */
export const DefaultTitle: Story = {
  parameters: { scenario: conferenceWith({ title: '' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Registrations' })).toBeVisible();
  },
};

export const WithBackButton: Story = {
  args: { onBack: fn() },
  parameters: { scenario: conferenceWith({ enableBackButton: true }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The organizer's words on the button, for what is paid and for what is free. */
export const OwnButtonTexts: Story = {
  parameters: { scenario: conferenceWith({ ctaCreditCard: 'Buy tickets', ctaFree: 'Come along' }) },
  play: async ({ canvas, userEvent }) => {
    const free = await canvas.findByRole('combobox', { name: /Community Day/ });
    await expect(canvas.getByRole('button', { name: 'Buy tickets' })).toBeVisible();
    await userEvent.selectOptions(free, '1');
    await expect(await canvas.findByRole('button', { name: 'Come along' })).toBeVisible();
  },
};

/** 000 §2.4: the list of faces is the organizer's to show. */
export const WithoutFaces = {
  parameters: { scenario: conferenceWith({ showFaces: false }) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('table');
    await expect(within(list).getByText('General Admission')).toBeVisible();
    // What comes behind the list is there, and faces are not.
    await expect(await canvas.findByRole('button', { name: 'Enter Promo Code' })).toBeVisible();
    await expect(canvas.queryByText('Also Attending')).toBeNull();
  },
} satisfies Story;

/** 000 §2.4: fewer than the organizer wants to be seen are nobody. */
export const TooFewFaces: Story = {
  parameters: { scenario: conferenceWith({ minAttendees: 9 }) },
  play: WithoutFaces.play,
};

/** 000 §2.4: outside a minisite faces are for widgets with an id. */
export const FacesWithoutWidgetId: Story = {
  parameters: { scenario: conferenceWith({ widgetId: '' }) },
  play: WithoutFaces.play,
};

export const FacesInMinisite: Story = {
  parameters: {
    scenario: {
      ...conferenceWith({ widgetId: '' }),
      siteConf: { ...scenarios.conference.siteConf, minisite: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Also Attending' })).toBeVisible();
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

export const FreeEvent: Story = {
  parameters: { scenario: scenarios.freeEvent, chromatic: { modes: { ...onPhones, ...mirrored } } },
};

/** A currency without minor unit. */
export const Yen: Story = { parameters: { scenario: scenarios.yen } };

const asTheList = notPictured('The list is pictured so by its own stories.');

export const LongTexts: Story = { parameters: { ...asTheList, scenario: scenarios.longTexts } };

export const UnknownEvent: Story = {
  args: { eventId: '404' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The list is on its way. */
export const Loading: Story = {
  parameters: { ...asTheList, faults: { getTickets: { kind: 'neverAnswers' } } },
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
  play: notTheConnection,
};

/** A page embeds what can't be read: the widget breaks, and the page around it stays. Nothing is wrong with the connection. */
export const Crashed: Story = {
  args: { bootstrap: {} as WidgetBootstrap },
  play: async (context) => {
    await notTheConnection(context);
    // From the top of the page, or from the title, which has the focus in a page that was used before.
    await context.userEvent.tab();
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

async function TicketsUnreachableText({ canvas }: Parameters<NonNullable<Story['play']>>[0]) {
  await expect(await canvas.findByText('There was an error processing your request')).toBeVisible();
}

async function notTheConnection({ canvas }: Parameters<NonNullable<Story['play']>>[0]) {
  const alert = await canvas.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('Please try again in a moment.'));
  await expect(alert).toHaveTextContent('There was an error processing your request');
  await expect(alert).not.toHaveTextContent('connection');
}
