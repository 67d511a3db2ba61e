import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { decideBuyerRequest, getBuyerRequests, getOrder } from '../../../src/contract';
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
