import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { cancelOrder, decideBuyerRequest, getBuyerRequests, getOrder } from '../../../src/contract';
import { BuyerRequestsScreen } from '../../../src/organizer/myOrder';
import { chooseOption } from '../chooseOption';
import { exportedLines } from '../exportedLines';
import { withRoom, type Canvas } from '../settings';

/** What buyers asked for. Four requests are open: two transfers, the cancellation of a free order, and that of a paid one. */
const meta = {
  id: 'organizer-buyer-requests',
  title: 'Organizer/Sales/Buyer requests',
  component: BuyerRequestsScreen,
  args: {
    eventId: '1001',
    orderHrefOf: (id: string) => `#orders/${id}`,
    settingsHref: '#settings',
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    onViewChange: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof BuyerRequestsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { eventId: '1001' };
const client = createClient();
const orderOf = (orderId: string) => client.call(getOrder, { params: { ...params, orderId } });
const rows = (canvas: Canvas) => canvas.getAllByRole('rowheader');
const open = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('complementary'));
};
const press = async (canvas: Pick<Canvas, 'findByRole'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

const ofJoan = 'Open Marcus Bell, Transfer';
const ofAisha = 'Open Aisha Khan, Cancellation';
const ofTom = 'Open Tom Whitaker, Cancellation';

/** Open requests at the top, the oldest first; found by name, status and kind. Each leads to its order. */
export const List: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(6));
    await userEvent.click(canvas.getByRole('link', { name: '2000-4800' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#orders/2000-4800', expect.anything());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Open');
    await waitFor(() => expect(rows(canvas)).toHaveLength(4));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Request' }));
    await chooseOption('Cancellation');
    await waitFor(() => expect(rows(canvas)).toHaveLength(2));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search buyer requests' }), 'nobody');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rows(canvas)).toHaveLength(6));
  },
};

/** A request beside the list. Its play reads no words. */
export const Opened: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: { ...onPhones, ...mirrored } } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('tbody [role=rowheader] button')).toHaveLength(6),
    );
    await userEvent.click(canvasElement.querySelector('tbody [role=rowheader] button') ?? canvasElement);
    await waitFor(() => expect(document.querySelector('dl')).toBeVisible());
  },
};

/** The ticket changes hands once it is confirmed, and the buyer reads the note. */
export const TransferApproved: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const request = await open(canvas, ofJoan);
    await press(request, 'Approve');
    const dialog = await dialogOf('Approve this transfer?');
    await expect(
      dialog.getByText(/Peter Bell gets ticket NL26-4800-2, and Joan Bell loses it/),
    ).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Note to the buyer/ })).toHaveFocus());
    await userEvent.keyboard('Welcome, Peter!');
    await press(dialog, 'Approve');
    await expect(await request.findByText('Decision sent to m.bell@bellfoundry.example.')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Decision sent'));
    await expect(request.getByText('Welcome, Peter!')).toBeVisible();
    await expect(request.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect((await orderOf('2000-4800')).tickets[1]).toMatchObject({ firstName: 'Peter' });
  },
};

/** What is asked before an order is canceled. */
export const CancellationQuestion: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const request = await open(canvas, ofAisha);
    await press(request, 'Approve');
    const dialog = await dialogOf('Approve this cancellation?');
    await expect(dialog.getByText(/Order 2000-4808 and all its tickets are canceled/)).toBeVisible();
    await expect((await orderOf('2000-4808')).status).toBe('free');
  },
};

export const CancellationApproved: Story = {
  play: async ({ canvas }) => {
    const request = await open(canvas, ofAisha);
    await press(request, 'Approve');
    await press(await dialogOf('Approve this cancellation?'), 'Approve');
    await expect(await request.findByText('Decision sent to aisha@khanletters.example.')).toBeVisible();
    await expect((await orderOf('2000-4808')).status).toBe('cancelled');
  },
};

/** FAULTS F121: nothing is refunded by approving; the order’s own page does it. */
export const RefundFirst: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const request = await open(canvas, ofTom);
    const approve = await request.findByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveAccessibleDescription(/This order is paid. Refund it first/);
    await userEvent.click(approve);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(request.getByRole('link', { name: 'Open order 2000-4814' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#orders/2000-4814', expect.anything());
  },
};

/** A declined one leaves the filter, and stays open beside the list. */
export const Declined: Story = {
  args: {
    defaultView: { search: '', filters: { status: 'open' }, sort: null, page: 1, hidden: [] },
  },
  play: async ({ canvas }) => {
    const request = await open(canvas, ofTom);
    await press(request, 'Decline');
    const dialog = await dialogOf('Decline this cancellation?');
    await userEvent.type(
      dialog.getByRole('textbox', { name: /Note to the buyer/ }),
      'The deadline was March.',
    );
    await press(dialog, 'Decline');
    await expect(await request.findByText('Decision sent to tom@harbourtrust.example.')).toBeVisible();
    await expect(request.getByText('The deadline was March.')).toBeVisible();
    await waitFor(() => expect(rows(canvas)).toHaveLength(3));
  },
};

export const Decided: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const request = await open(canvas, 'Open Ewa Kowalska, Cancellation');
    await expect(request.getByText('Ines Park')).toBeVisible();
    await expect(request.getByText(/You can give your tickets to somebody else/)).toBeVisible();
    await expect(request.queryByRole('button', { name: 'Decline' })).toBeNull();
  },
};

/** FAULTS F119: a colleague was faster. It is said, with what they decided. */
export const SomebodyElseDecided: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const request = await open(canvas, ofJoan);
    await press(request, 'Approve');
    const dialog = await dialogOf('Approve this transfer?');
    const { items } = await client.call(getBuyerRequests, { params, query: { orderId: '2000-4800' } });
    await client.call(decideBuyerRequest, {
      params: { ...params, requestId: items[0]?.id ?? '' },
      body: { decision: 'declined', note: 'Peter has a ticket already.', version: items[0]?.version ?? 0 },
    });
    await press(dialog, 'Approve');
    await expect(await request.findByText('This request has changed')).toBeVisible();
    await expect(request.getByText('Peter has a ticket already.')).toBeVisible();
    await expect(request.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect((await orderOf('2000-4800')).tickets[1]).toMatchObject({ firstName: 'Joan' });
  },
};

const choose = async (canvas: Canvas, ...names: string[]) => {
  for (const name of names)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
};
const closeRun = (dialog: Pick<Canvas, 'getAllByRole'>) =>
  userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
const statusOf = async (orderId: string) => {
  const { items } = await client.call(getBuyerRequests, { params, query: { orderId } });
  return items.map(({ status }) => status);
};

/** What approving several does, to how many, and why not to the others. Its play reads no words. */
export const SeveralChosen: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: { ...onPhones, ...mirrored } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeGreaterThan(5));
    for (const box of canvas.getAllByRole('checkbox')) if (box.closest('tbody')) await userEvent.click(box);
    // The first clears the choice.
    const [, approve] = within(canvas.getByRole('group')).getAllByRole('button');
    await userEvent.click(approve ?? document.body);
    await waitFor(async () => expect((await screen.findByRole('dialog')).querySelector('dl')).toBeVisible());
  },
};

/** One call after the other; those that are decided are not chosen any more, and the paid one is not tried. */
export const SeveralApproved: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Marcus Bell, Transfer', 'Aisha Khan, Cancellation', 'Tom Whitaker, Cancellation');
    await press(canvas, 'Approve');
    const dialog = await dialogOf('Approve 3 requests?');
    await expect(dialog.getByText(/put their tickets back on sale. No money is paid back/)).toBeVisible();
    await dialog.findByText('2 of 3');
    await expect(dialog.getByText('Paid: refund the order first')).toBeVisible();
    await press(dialog, 'Approve');
    await dialog.findByText('2 of 2 done');
    await closeRun(dialog);
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Bulk actions' })).toBeNull());
    await expect((await orderOf('2000-4800')).tickets[1]).toMatchObject({ firstName: 'Peter' });
    await expect((await orderOf('2000-4808')).status).toBe('cancelled');
    await expect(await statusOf('2000-4814')).toEqual(['open']);
  },
};

/** A paid one can be declined with the others. */
export const SeveralDeclined: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Aisha Khan, Cancellation', 'Tom Whitaker, Cancellation');
    await press(canvas, 'Decline');
    const dialog = await dialogOf('Decline 2 requests?');
    await dialog.findByText('2 of 2');
    await press(dialog, 'Decline');
    await dialog.findByText('2 of 2 done');
    await expect(await statusOf('2000-4814')).toEqual(['declined']);
  },
};

/** Who was not decided is named, with the reason; they stay chosen, and are tried again. */
export const SomeFailed: Story = {
  parameters: { faults: { decideBuyerRequest: { kind: 'refused', code: 4051, times: 1 } } },
  play: async ({ canvas, step }) => {
    await choose(canvas, 'Marcus Bell, Transfer', 'Aisha Khan, Cancellation');
    await press(canvas, 'Approve');
    const dialog = await dialogOf('Approve 2 requests?');
    await dialog.findByText('2 of 2');
    await press(dialog, 'Approve');
    await dialog.findByText('1 of 2 done');
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      /These failed.*Marcus Bell, Transfer, NL26-4800-2 This address already has a ticket/,
    );
    await step('tried again', async () => {
      await closeRun(dialog);
      await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
      await press(canvas, 'Approve');
      const again = await dialogOf('Approve 1 request?');
      await again.findByText('1 of 1');
      await press(again, 'Approve');
      await again.findByText('1 of 1 done');
    });
  },
};

/** FAULTS F139: a colleague decided one of several. It is named, and not tried again. */
export const SeveralOvertaken: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await choose(canvas, 'Marcus Bell, Transfer', 'Aisha Khan, Cancellation');
    await press(canvas, 'Approve');
    const dialog = await dialogOf('Approve 2 requests?');
    await dialog.findByText('2 of 2');
    const { items } = await client.call(getBuyerRequests, { params, query: { orderId: '2000-4800' } });
    await client.call(decideBuyerRequest, {
      params: { ...params, requestId: items[0]?.id ?? '' },
      body: { decision: 'declined', note: '', version: items[0]?.version ?? 0 },
    });
    await press(dialog, 'Approve');
    await dialog.findByText('1 of 2 done');
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      /Marcus Bell.* It was decided, changed or closed/,
    );
    await expect((await orderOf('2000-4800')).tickets[1]).toMatchObject({ firstName: 'Joan' });
  },
};

/** FAULTS F138: the order was canceled while its request was decided. It is said, and nothing is left to decide. */
export const ClosedMeanwhile: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const request = await open(canvas, ofAisha);
    await press(request, 'Decline');
    const dialog = await dialogOf('Decline this cancellation?');
    await client.call(cancelOrder, {
      params: { ...params, orderId: '2000-4808' },
      body: { notifyBuyer: false },
    });
    await press(dialog, 'Decline');
    await expect(await request.findByText('This request has changed')).toBeVisible();
    await expect(request.getByText(/^The order was canceled before you decided/)).toBeVisible();
    await expect(request.queryByRole('button', { name: 'Decline' })).toBeNull();
  },
};

/** 4051: each address may only have one ticket. What was typed stays. */
export const Refused: Story = {
  parameters: { faults: { decideBuyerRequest: { kind: 'refused', code: 4051 } } },
  play: async ({ canvas }) => {
    const request = await open(canvas, ofJoan);
    await press(request, 'Approve');
    const dialog = await dialogOf('Approve this transfer?');
    await userEvent.type(dialog.getByRole('textbox', { name: /Note to the buyer/ }), 'Welcome.');
    await press(dialog, 'Approve');
    await expect(await dialog.findByText(/This address already has a ticket/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Note to the buyer/ })).toHaveValue('Welcome.');
  },
};

/** FAULTS F122: nobody knows whether it was decided, and nothing decides it again. */
export const DecisionUncertain: Story = {
  parameters: { faults: { decideBuyerRequest: { kind: 'networkError' } } },
  play: async ({ canvas }) => {
    const request = await open(canvas, ofJoan);
    await press(request, 'Decline');
    const dialog = await dialogOf('Decline this transfer?');
    await press(dialog, 'Decline');
    await expect(await dialog.findByText(/The change may have been made/)).toBeVisible();
  },
};

/** The file has the rows that match, on every page. */
export const Exported: Story = {
  args: { pageSize: 2 },
  play: async ({ canvas }) => {
    await canvas.findByText('1–2 of 6');
    const lines = await exportedLines(canvas, 'buyer-requests.csv');
    await expect(lines).toHaveLength(7);
    await expect(lines[1]).toContain('Transfer,2000-4800,Joan Bell to Peter Bell');
  },
};

export const Empty: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No buyer requests' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getBuyerRequests: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the buyer requests');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows(canvas)).toHaveLength(6));
  },
};

/** The list keeps its place while its answer is on the way. */
export const Slow: Story = {
  parameters: { faults: { getBuyerRequests: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Buyer requests' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search buyer requests' })).toBeEnabled();
    await expect(canvas.queryByText('No buyer requests')).toBeNull();
  },
};
