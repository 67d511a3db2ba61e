import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios, type MockBackend } from '../../../mocks';
import { WaitlistScreen } from '../../../src/organizer/waitlist';
import { chooseOption } from '../chooseOption';
import { exportedLines } from '../exportedLines';
import { withRoom, type Canvas } from '../settings';

/** Who waits for places of sold-out ticket types. Three places of the workshop are free, and none of the student day. */
const meta = {
  id: 'organizer-waitlist',
  title: 'Organizer/Sales/Waitlist',
  component: WaitlistScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    orderHrefOf: (id: string) => `#orders/${id}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    onViewChange: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.waitlist, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof WaitlistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
const select = async (canvas: Canvas, ...people: string[]) => {
  for (const name of people)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
};
const offerTo = async (canvas: Canvas, ...people: string[]) => {
  await select(canvas, ...people);
  await userEvent.click(await canvas.findByRole('button', { name: 'Offer places' }));
  return within(await screen.findByRole('dialog', { name: 'Offer places' }));
};
const row = (canvas: Canvas, name: string) => canvas.getByRole('row', { name: new RegExp(name) });

/** Who came first at the top; found by name, ticket type, and what became of them. Whoever bought leads to the order. */
export const List: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(6));
    await expect(names(canvas).slice(0, 3)).toEqual(['Noor Haddad', 'Piet Vermeer', 'Lucía Ferrer']);
    await userEvent.click(canvas.getByRole('link', { name: 'Order 2000-4801' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#orders/2000-4801', expect.anything());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Expired');
    await waitFor(() => expect(names(canvas)).toEqual(['Piet Vermeer']));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Ticket type' }));
    await expect(screen.getAllByRole('option')).toHaveLength(3);
    await chooseOption('Workshop: Painted Signs');
    await waitFor(() => expect(canvas.queryByRole('rowheader')).toBeNull());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Any status');
    await waitFor(() => expect(names(canvas)).toEqual(['Lucía Ferrer', 'Samir Patel', 'Greta Olsen']));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the waitlist' }), 'nobody');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(6));
  },
};

/** How many are wanted, and how many are free. */
export const Offer: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    const dialog = await offerTo(canvas, 'Lucía Ferrer', 'Greta Olsen');
    await expect(await dialog.findByText('Workshop: Painted Signs: 3 wanted, 3 free')).toBeVisible();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    const hours = dialog.getByRole('textbox', { name: 'Hours to order' });
    await userEvent.clear(hours);
    await userEvent.type(hours, '900');
    await userEvent.click(dialog.getByRole('button', { name: 'Send offers' }));
    await waitFor(() => expect(hours).toHaveAccessibleDescription(/Enter a whole number from 1 to 720/));
  },
};

/** Each is written to, and their places are nobody else's until the offer ends. */
export const Offered: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const dialog = await offerTo(canvas, 'Lucía Ferrer', 'Greta Olsen');
    await dialog.findByText(/3 free/);
    await userEvent.click(dialog.getByRole('button', { name: 'Send offers' }));
    await expect(await canvas.findByText('Offers sent: 2.')).toBeVisible();
    await waitFor(() => expect(row(canvas, 'Lucía Ferrer')).toHaveTextContent(/Offered.*Until Feb 14, 2026/));
    const again = await offerTo(canvas, 'Samir Patel', 'Lucía Ferrer');
    await expect(await again.findByText('Workshop: Painted Signs: 2 wanted, 0 free')).toBeVisible();
    await expect(again.getByText(/Already offered or bought: 1/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** More than are free are offered only on purpose. */
export const OfferBeyondFree: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const dialog = await offerTo(canvas, 'Aino Lehto', 'Lucía Ferrer', 'Samir Patel');
    await expect(await dialog.findByText('Student Day: 1 wanted, 0 free')).toBeVisible();
    await expect(dialog.getByText('Workshop: Painted Signs: 4 wanted, 3 free')).toBeVisible();
    const beyond = dialog.getByRole('checkbox', { name: /Offer more places than are free/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Send offers' }));
    await waitFor(() => expect(beyond).toHaveAccessibleDescription(/More places are wanted than are free/));
  },
};

/** The same, confirmed. */
export const OfferedBeyondFree: Story = {
  play: async ({ canvas }) => {
    const dialog = await offerTo(canvas, 'Aino Lehto');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Offer more places than are free/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send offers' }));
    await expect(await canvas.findByText('Offers sent: 1.')).toBeVisible();
  },
};

/** Places went to somebody else between the question and the answer: said, and whoever could be offered some was. */
export const OfferedPartly: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await offerTo(canvas, 'Lucía Ferrer', 'Greta Olsen');
    await dialog.findByText(/3 free/);
    const { db } = loaded['backend'] as MockBackend;
    db.stock.take([{ id: '3004', quantity: 1 }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Send offers' }));
    await expect(await canvas.findByText(/Offers sent: 1\. Not sent: 1/)).toBeVisible();
  },
};

/** FAULTS F112: nobody knows whether people were written to, and nothing writes to them again. */
export const OfferUncertain: Story = {
  parameters: { faults: { offerPlaces: { kind: 'networkError' } } },
  play: async ({ canvas }) => {
    const dialog = await offerTo(canvas, 'Lucía Ferrer');
    await dialog.findByText(/3 free/);
    await userEvent.click(dialog.getByRole('button', { name: 'Send offers' }));
    await expect(await dialog.findByText(/We don’t know whether it worked/)).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ canvas }) => {
    await select(canvas, 'Piet Vermeer', 'Aino Lehto');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove from the waitlist?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('Removed: 2.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(4));
  },
};

/** The file has the rows that match, on every page. */
export const Exported: Story = {
  args: { pageSize: 2 },
  play: async ({ canvas }) => {
    await canvas.findByText('1–2 of 6');
    const lines = await exportedLines(canvas, 'waitlist.csv');
    await expect(lines).toHaveLength(7);
    await expect(lines[1]).toContain('Noor Haddad,noor.haddad@inkhouse.example,Student Day,2,Bought');
  },
};

export const Empty: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getWaitlist: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the waitlist');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(6));
  },
};

/** The list keeps its place while its answer is on the way. */
export const Slow: Story = {
  parameters: { faults: { getWaitlist: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Waitlist' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search the waitlist' })).toBeEnabled();
    await expect(canvas.queryByText('Nobody is waiting')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
