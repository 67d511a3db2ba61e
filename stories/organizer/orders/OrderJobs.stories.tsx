import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { notPictured, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { manyOrders } from '../../../mocks/worlds/manyOrders';
import { OrderJobs, OrdersScreen, TicketsScreen } from '../../../src/organizer/orders';

const { conference, largeEvent } = scenarios;

/** More tickets than are sent one by one, and no more than that. */
const manyTickets = {
  ...conference,
  ticketTypes: largeEvent.ticketTypes,
  orders: manyOrders(60, largeEvent.ticketTypes, conference.sale),
};

/** A job that somebody began, or that ended ten minutes ago. */
function worldWithJob(status: 'running' | 'finished') {
  const orderIds = conference.orders.map(({ id }) => id);
  const isOver = status === 'finished';
  const startedDate = new Date(Date.parse(conference.now) - (isOver ? 600_000 : 0)).toISOString();
  const refused = orderIds.slice(0, 12).map((orderId) => ({
    id: `orderJob-7 ${orderId}`,
    jobId: 'orderJob-7',
    orderId,
    refusal: { code: 4091, reason: 'None of these tickets is valid.' },
  }));
  return {
    ...conference,
    records: {
      ...conference.records,
      orderJobs: {
        '1001': [
          {
            id: 'orderJob-7',
            kind: 'resend' as const,
            status,
            total: orderIds.length,
            done: isOver ? orderIds.length - refused.length : 0,
            refused: isOver ? refused.length : 0,
            createdDate: startedDate,
            startedDate,
            endedDate: isOver ? startedDate : null,
            idempotencyKey: 'key',
            requestDigest: '',
          },
        ],
      },
      orderJobTasks: {
        '1001': [{ id: 'orderJob-7', request: { kind: 'resend' as const, orders: {} }, orderIds }],
      },
      orderJobResults: { '1001': isOver ? refused : [] },
    },
  };
}

/** Above every screen of an event: what the backend does with many orders. */
const meta = {
  id: 'organizer-orders-jobs',
  title: 'Organizer/Sales/Orders/Jobs',
  component: OrderJobs,
  args: {
    eventId: '1001',
    hrefOf: (id) => `#${id}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof OrderJobs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is read aloud of the jobs. */
const announcedIn = (jobs: HTMLElement) => jobs.querySelector('[aria-live]');

/** After a reload, or in another window: it is there again. */
export const FinishedMeanwhile: Story = {
  parameters: { scenario: worldWithJob('finished') },
  play: async ({ canvas }) => {
    const jobs = await canvas.findByRole('region', { name: 'Background jobs' });
    await expect(within(jobs).getByText('Resending finished')).toBeVisible();
    // Nobody here saw it run: it is no news.
    await expect(announcedIn(jobs)).toBeEmptyDOMElement();
  },
};

/** What could not be done, page by page, each with its reason and the way to it. */
export const FailedOrders: Story = {
  parameters: { ...notPictured('Its parts are pictured elsewhere.'), scenario: worldWithJob('finished') },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show failed orders' }));
    const dialog = await screen.findByRole('dialog', { name: 'Failed orders' });
    await within(dialog).findByText('1–10 of 12');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    await within(dialog).findByText('11–12 of 12');
    // The rows of the page before stay until these are there.
    await waitFor(() => expect(within(dialog).getAllByRole('link')).toHaveLength(2));
    const [link] = within(dialog).getAllByRole('link');
    if (!link) throw new Error('No order is listed.');
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The same as a file. */
export const FailedOrdersAsFile: Story = {
  parameters: { ...notPictured('Its parts are pictured elsewhere.'), scenario: worldWithJob('finished') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }));
    await canvas.findByText('refused-orders.csv was downloaded.');
  },
};

/** Dismissed, it stays away; what one was at stays near. */
export const Dismissed: Story = {
  parameters: {
    ...notPictured('Nothing is left to see.'),
    scenario: worldWithJob('finished'),
  },
  play: async ({ canvas }) => {
    const jobs = await canvas.findByRole('region', { name: 'Background jobs' });
    await userEvent.click(within(jobs).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(jobs).toHaveFocus();
  },
};

/** Reached by Tab from the screen's start, a job is ended; the focus stays with the jobs, then goes on to what is left to press. */
export const CancelledByKeyboard: Story = {
  parameters: { ...notPictured('It moves on while it is looked at.'), scenario: worldWithJob('running') },
  play: async ({ canvas }) => {
    const jobs = await canvas.findByRole('region', { name: 'Background jobs' });
    await userEvent.tab();
    await expect(within(jobs).getByRole('button', { name: 'Cancel job' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announcedIn(jobs)).toHaveTextContent(/^Resending canceled/));
    await waitFor(() => expect(jobs).toHaveFocus());
    await userEvent.tab();
    await expect(jobs).toContainElement(document.activeElement as HTMLElement);
    await expect(document.activeElement).not.toBe(jobs);
  },
};

/** What failed is opened and closed without the mouse: the focus comes back to what opened it. */
export const FailedOrdersByKeyboard: Story = {
  parameters: { ...pictured, scenario: worldWithJob('finished') },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Show failed orders' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Failed orders' });
    await within(dialog).findByText('1–10 of 12');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A list that is not read again while a job is cancelled: it is said in the job, and the button keeps the focus. */
export const CancelRefused: Story = {
  parameters: {
    ...notPictured('Among the states of one job.'),
    scenario: worldWithJob('running'),
    faults: { cancelOrderJob: { kind: 'error500' } },
  },
  play: async ({ canvas }) => {
    const cancel = await canvas.findByRole('button', { name: 'Cancel job' });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(cancel).toHaveFocus();
  },
};

/** It is announced when it starts and when it ends, not at every order. */
export const GoesOn: Story = {
  parameters: { ...notPictured('It moves on while it is looked at.'), scenario: worldWithJob('running') },
  play: async ({ canvas }) => {
    const jobs = await canvas.findByRole('region', { name: 'Background jobs' });
    await expect(announcedIn(jobs)).toHaveTextContent('Resending tickets');
    await waitFor(() => expect(announcedIn(jobs)).toHaveTextContent(/^Resending finished/), {
      timeout: 8_000,
    });
  },
};

/** Confirms that it is meant for so many. */
async function typeNumber(dialog: HTMLElement) {
  const field = await within(dialog).findByRole('textbox', { name: /^Type \d+ to confirm/ });
  const [number = ''] = /\d+/.exec(field.closest('div')?.textContent ?? '') ?? [];
  await userEvent.type(field, number);
}

/** The notice and the screen it came from: 10,000 orders are the backend's to do. */
export const ResendEverything: Story = {
  parameters: { ...notPictured('It moves on while it is looked at.'), scenario: largeEvent },
  decorators: [
    (Story) => (
      <>
        <Story />
        <OrdersScreen eventId="1001" />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 10,000');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 10,000' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    const dialog = await screen.findByRole('dialog', { name: /^Resend the tickets of 10,?000/ });
    await expect(dialog).toHaveTextContent('It runs in the background');
    await typeNumber(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resend' }));
    const jobs = await canvas.findByRole('region', { name: 'Background jobs' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(announcedIn(jobs)).toHaveTextContent('Resending tickets');
    await userEvent.click(within(jobs).getByRole('button', { name: 'Cancel job' }));
    await waitFor(() => expect(announcedIn(jobs)).toHaveTextContent(/^Resending canceled/));
    await expect(jobs).toHaveFocus();
    await expect(within(jobs).getByText(/^Not started: 9,9/)).toBeVisible();
  },
};

/** Their tickets likewise: what is sent by the backend goes order by order. */
export const ResendEveryTicket: Story = {
  parameters: { ...notPictured('It moves on while it is looked at.'), scenario: manyTickets },
  decorators: [
    (Story) => (
      <>
        <Story />
        <TicketsScreen eventId="1001" />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Select all [\d,]+$/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    const dialog = await screen.findByRole('dialog', { name: /^Resend [\d,]+ tickets/ });
    await expect(dialog).toHaveTextContent('order by order');
    await typeNumber(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resend' }));
    const jobs = await canvas.findByRole('region', { name: 'Background jobs' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(jobs).getByText(/^\d+ of [\d,]+ done$/)).toBeVisible();
  },
};

/** Orders that nobody paid for, among 10,000: the others are named beforehand and left as they are. */
export const CancelEverything: Story = {
  ...ResendEverything,
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 10,000');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 10,000' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog', { name: /^Cancel 10,?000 orders/ });
    await expect(await within(dialog).findByText('Paid: refund instead')).toBeVisible();
    await typeNumber(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel orders' }));
    const jobs = await canvas.findByRole('region', { name: 'Background jobs' });
    await waitFor(() => expect(announcedIn(jobs)).toHaveTextContent('Canceling orders'));
  },
};

/** No job is made: the list says why, and the rows stay chosen. */
export const FailedToStart: Story = {
  ...ResendEverything,
  parameters: {
    ...notPictured('The list looks as in its own stories, with a notice more.'),
    scenario: largeEvent,
    faults: { startOrderJob: { kind: 'refused', code: 4003 } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 10,000');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 10,000' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('dialog', { name: /^Refund 10,?000 orders/ });
    await within(dialog).findByText('Total refund');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
    await expect(within(dialog).getByText(/^Enter \d+$/)).toBeVisible();
    await typeNumber(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refund' }));
    await canvas.findByRole('alert');
    await expect(canvas.queryByRole('region', { name: 'Background jobs' })).toBeNull();
    await expect(canvas.getByText(/^10,?000 selected/)).toBeVisible();
  },
};

/** Nothing was ever read: nothing is said, for the screen below says it of its own data. */
export const NothingToSay: Story = {
  parameters: {
    ...notPictured('It is empty.'),
    scenario: conference,
    faults: { listOrderJobs: { kind: 'error500' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
