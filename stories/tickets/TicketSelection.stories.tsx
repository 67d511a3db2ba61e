import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../.storybook/modes';
import type { Selection } from '../../src/domain';
import { TicketSelection, type TicketSelectionProps } from '../../src/themed/tickets';
import { orderOf, problems, promoOf, scenarios, screenOf } from '../fixtures/tickets';

/** What the buyer of the pictures chose: one General Admission, one Two-Day Pass. */
const two = { '3001': 1, '3002': 1 };
const lantern = { code: 'LANTERN20' };
const conference = scenarios.conference;
const chosen = screenOf(conference, { quantities: two });
const promoted = screenOf(conference, { ...lantern, quantities: two });

const meta = {
  title: 'Tickets/TicketSelection',
  component: TicketSelection,
  args: screenOf(conference),
  parameters: {
    ...ofOneScreen,
  },
} satisfies Meta<typeof TicketSelection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: pictured, args: { onBack: fn() } };

export const Chosen: Story = {
  args: chosen,
  parameters: { chromatic: { disableSnapshot: false, modes: { ...onPhones, ...mirrored } } },
};

const pictureUrl = 'https://media.northlight.example/event/harbor.jpg';
const withPicture = { ...chosen, onBack: fn(), event: { ...chosen.event, 'picture-url': pictureUrl } };
const pictureIn = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLImageElement>('header img');

/** The event has a picture, which is cut to three times as wide as it is high. */
export const WithPicture: Story = {
  args: withPicture,
  parameters: {
    chromatic: { disableSnapshot: false, modes: { ...onPhones, ...mirrored } },
    scenario: conference,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(pictureIn(canvasElement)?.naturalWidth).toBeGreaterThan(0));
    const { width = 0, height } = pictureIn(canvasElement)?.getBoundingClientRect() ?? {};
    await expect(height).toBeCloseTo(width / 3, 0);
  },
};

/** FAULTS F64: a picture that fails leaves its background, so nothing moves. */
export const PictureFails: Story = {
  args: withPicture,
  parameters: pictured,
  beforeEach: ({ msw }) => msw.use(http.get(pictureUrl, () => new HttpResponse(null, { status: 404 }))),
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 2 });
    const { top } = title.getBoundingClientRect();
    await waitFor(() => expect(canvasElement.querySelector('header > div > div')).not.toBeNull());
    await waitFor(() => expect(pictureIn(canvasElement)).toBeNull());
    await expect(title.getBoundingClientRect().top).toBe(top);
  },
};

export const PromoApplied: Story = { parameters: pictured, args: { ...promoted, onBack: fn() } };

/** Everything a footer can offer. */
export const AllWaysToPay: Story = {
  parameters: pictured,
  args: {
    ...promoted,
    onBack: fn(),
    order: { ...promoted.order, invoiceLabel: '', bitcoinLabel: '' },
  },
};

export const Loading: Story = {
  parameters: pictured,
  args: { tickets: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading tickets');
  },
};

export const Empty: Story = {
  parameters: pictured,
  args: screenOf(scenarios.noTickets),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Currently, there are no available tickets.' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Order Now' })).toBeNull();
  },
};

export const EmptyWithCustomText: Story = {
  args: { ...screenOf(scenarios.noTickets), noTicketsHeader: 'Tickets go on sale on March 1 at noon.' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tickets go on sale on March 1 at noon.' }),
    ).toBeVisible();
  },
};

/** Nothing was read yet: a retry instead of a list. */
export const LoadFailed: Story = {
  parameters: pictured,
  args: { tickets: null, failure: { onRetry: fn(), retrying: false } },
  play: async ({ args, canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('There was an error processing your request');
    await userEvent.click(retry);
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
};

/** Prices could not be read anew: the list stays. */
export const ReloadFailed: Story = {
  parameters: pictured,
  args: { ...chosen, failure: { onRetry: fn(), retrying: false } },
};

export const AllSoldOut: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: onPhones } },
  args: screenOf(scenarios.soldOut),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sold Out' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Order Now' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Show tickets' })).toBeVisible();
  },
};

/** The rows are there all the same, each with its own words. */
export const SoldOutListed: Story = {
  args: { ...screenOf(scenarios.soldOut), noTicketsText: 'Gone!' },
  play: async ({ canvas }) => {
    const show = await canvas.findByRole('button', { name: 'Show tickets', expanded: false });
    await userEvent.click(show);
    await expect(show).toHaveFocus();
    const rows = canvas.getAllByRole('row').slice(1);
    for (const row of rows) await expect(row).toHaveTextContent('Gone!');
    await userEvent.click(show);
    await expect(canvas.queryByRole('table')).toBeNull();
    show.blur();
  },
};

const sessions = screenOf(scenarios.manyTickets(18));
/** Fifteen ticket types or more are searched by name; a search keeps what was chosen. */
export const LongList: Story = {
  parameters: pictured,
  args: {
    ...sessions,
    onSelectionChange: fn(),
    selection: { '40000': 1 },
    tickets:
      sessions.tickets?.map((ticket, index) => (index % 3 ? ticket : { ...ticket, inSale: false })) ?? null,
  },
  play: async ({ args, canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search tickets' });
    await userEvent.type(search, 'maps');
    await expect(await canvas.findByText('2 of 18 tickets')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only tickets on sale' }));
    await expect(await canvas.findByText('12 of 18 tickets')).toBeVisible();
    await userEvent.type(search, 'ferry');
    await expect(
      await canvas.findByText('No tickets match. Try other words or clear the filter.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only tickets on sale' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(19);
    search.blur();
  },
};

const openingDay = { admissionDay: '2026-05-14' };
const byDay = sessions.tickets?.map((ticket, index) => ({
  ...ticket,
  ...[{ admissionDay: '2026-05-15' }, openingDay, {}][index % 3],
}));

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const daysIn = (canvas: Canvas) =>
  canvas.queryAllByRole('table').flatMap((table) => within(table).queryAllByRole('heading', { level: 3 }));

/** Ticket types of several days stand under their days, those of none below. */
export const ByDay: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { ...onPhones, ...mirrored } } },
  args: { ...sessions, tickets: byDay ?? null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(daysIn(canvas)).toHaveLength(3));
  },
};

/** What is found stays under its day; a day without any is gone. */
export const ByDaySearched: Story = {
  args: { ...sessions, tickets: byDay ?? null, onSelectionChange: fn() },
  play: async ({ canvas }) => {
    const headings = () => daysIn(canvas).map((heading) => heading.textContent);
    await waitFor(() =>
      expect(headings()).toEqual([
        'Thursday, May 14 6 tickets',
        'Friday, May 15 6 tickets',
        'Any day 6 tickets',
      ]),
    );
    await expect(canvas.getAllByRole('combobox')).toHaveLength(18);
    const search = await canvas.findByRole('searchbox', { name: 'Search tickets' });
    await userEvent.type(search, 'maps');
    await waitFor(() => expect(headings()).toEqual(['Thursday, May 14 2 tickets']));
    await userEvent.clear(search);
    await userEvent.type(search, 'ferry');
    await canvas.findByText('No tickets match. Try other words or clear the filter.');
    await expect(headings()).toEqual([]);
    await userEvent.clear(search);
    await waitFor(() => expect(headings()).toHaveLength(3));
    search.blur();
  },
};

/** FAULTS F130: what is no day leaves a ticket type among those of any day. */
export const ByDayUnreadable: Story = {
  args: {
    ...sessions,
    tickets:
      byDay?.map((ticket, index) => (index === 0 ? { ...ticket, admissionDay: '2026-02-30' } : ticket)) ??
      null,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Any day 7 tickets' })).toBeVisible();
  },
};

/** A festival as its buyers see it: each day with what is sold out, and what can be waited for; passes for any day at the end. */
export const FestivalDays: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { ...onPhones, ...mirrored } } },
  args: screenOf(scenarios.festivalDays, { quantities: { '5010': 2, '5001': 1 } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(daysIn(canvas)).toHaveLength(4));
  },
};

export const LowStock: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: onPhones } },
  args: screenOf(scenarios.fewLeft),
};

export const SingleTicket: Story = { args: screenOf(scenarios.singleTicket, { quantities: { '3001': 1 } }) };

export const FreeEvent: Story = {
  parameters: pictured,
  args: {
    ...screenOf(scenarios.freeEvent, { quantities: { '3009': 2 } }),
    order: {
      ...orderOf(scenarios.freeEvent, screenOf(scenarios.freeEvent).tickets ?? [], { '3009': 2 }),
      label: 'Register',
    },
  },
};

/** The event names a zone that nobody knows: its days are those of UTC, and say so. */
export const UnknownZone: Story = {
  args: { ...chosen, event: { ...chosen.event, 'time-zone-id': 'UTC' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026 \(UTC\)$/)).toBeVisible();
  },
};

export const WithoutTax: Story = { args: screenOf(scenarios.noTax, { quantities: two }) };

export const PromoRefused: Story = {
  args: {
    ...chosen,
    promo: promoOf({
      error: { key: 'error.promotion', values: { code: 'WINTER10', message: 'is no longer valid.' } },
    }),
  },
};

/** Prices are on their way: read-only, muted, nothing moves. */
export const Pending: Story = { args: { ...chosen, pending: true } };

export const Locked: Story = { args: { ...chosen, pending: true, locked: true } };

/** The order was pressed and tickets are being held. */
export const Holding: Story = { args: { ...chosen, order: { ...chosen.order, busy: 'card' } } };

export const HoldRefused: Story = { parameters: pictured, args: { ...chosen, problem: problems.hold } };

export const CaptchaRefused: Story = { args: { ...chosen, problem: problems.captcha } };

/**
 * The button is in sight from the beginning, is marked as unavailable beside the reason, can be pressed, and leads to the first
 * quantity; whatever has the focus is above it.
 */
export const OrderWithNothingChosen: Story = {
  args: { order: { ...screenOf(conference).order, onOrder: fn() } },
  play: async ({ args, canvas }) => {
    const order = canvas.getByRole('button', { name: 'Order Now' });
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await expect(order).toHaveAccessibleDescription('Please select at least one ticket.');
    const reason = () => canvas.getByText('Please select at least one ticket.');
    await expect(reason().closest('[role=alert]')).toBeNull();
    window.scrollTo(0, 0);
    await expect(order.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    for (const quantity of canvas.getAllByRole('combobox')) {
      quantity.focus();
      const { bottom } = quantity.getBoundingClientRect();
      await expect(bottom).toBeLessThan(order.getBoundingClientRect().top);
    }
    await userEvent.click(order);
    await expect(args.order.onOrder).not.toHaveBeenCalled();
    await expect(reason().closest('[role=alert]')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Quantity: General Admission' })).toHaveFocus();
    await expect(order).toHaveAccessibleDescription('Please select at least one ticket.');
  },
};

/** Over the organizer's most, with the organizer's words. */
export const TooManyChosen: Story = {
  args: {
    ...chosen,
    order: {
      ...chosen.order,
      unavailable: {
        key: 'tickets.problem.tooMany',
        values: { count: 1 },
        text: 'Members may order one ticket.',
      },
      onOrder: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
    await expect(canvas.getByText('Members may order one ticket.')).toBeVisible();
    await expect(args.order.onOrder).not.toHaveBeenCalled();
  },
};

/** Choosing, reading the total, ordering: with the keyboard alone. */
export const ChoosesAndOrders: Story = {
  tags: ['!autodocs'],
  args: { promo: null, order: { ...screenOf(conference).order, onOrder: fn() } },
  render: (args) => <Choosing {...args} />,
  play: async ({ args, canvas }) => {
    const order = canvas.getByRole('button', { name: 'Order Now' });
    await userEvent.click(order);
    await expect(canvas.getByText('Please select at least one ticket.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quantity: General Admission' }), '2');
    await expect(canvas.queryByText('Please select at least one ticket.')).toBeNull();
    await expect(canvas.getByText('$378.80')).toBeVisible();
    await expect(order).not.toHaveAttribute('aria-disabled');
    order.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.order.onOrder).toHaveBeenCalledOnce();
    await expect(args.order.onOrder).toHaveBeenCalledWith('card');
    order.blur();
  },
};

function Choosing(props: TicketSelectionProps) {
  const [selection, setSelection] = useState<Selection>({});
  const order = orderOf(conference, props.tickets ?? [], selection);
  return (
    <TicketSelection
      {...props}
      selection={selection}
      onSelectionChange={setSelection}
      order={{ ...order, onOrder: props.order.onOrder }}
    />
  );
}

export const ManyTickets: Story = { args: screenOf(scenarios.manyTickets(100)) };

export const LongTexts: Story = {
  parameters: pictured,
  args: screenOf(scenarios.longTexts, { quantities: two }),
};

const narrow = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Narrow360: Story = { ...narrow, args: AllWaysToPay.args ?? {} };

export const Narrow360Dark: Story = {
  args: AllWaysToPay.args ?? {},
  globals: { ...narrow.globals, scheme: 'dark' },
};

export const Narrow360LongTexts: Story = { parameters: pictured, ...narrow, args: LongTexts.args ?? {} };

export const Tablet768: Story = {
  args: AllWaysToPay.args ?? {},
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

export const RightToLeft: Story = {
  parameters: pictured,
  args: AllWaysToPay.args ?? {},
  globals: { locale: 'ar' },
};

export const RightToLeftNarrow: Story = {
  args: AllWaysToPay.args ?? {},
  globals: { ...narrow.globals, locale: 'ar' },
};

export const PseudoLocale: Story = { args: AllWaysToPay.args ?? {}, globals: { locale: 'en-XA' } };

export const Dark: Story = { args: AllWaysToPay.args ?? {}, globals: { scheme: 'dark' } };

export const Festival: Story = {
  parameters: pictured,
  args: AllWaysToPay.args ?? {},
  globals: { preset: 'festival' },
};

export const SummitDark: Story = {
  parameters: pictured,
  args: AllWaysToPay.args ?? {},
  globals: { preset: 'summit', scheme: 'dark' },
};
