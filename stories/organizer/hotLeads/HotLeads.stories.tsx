import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { HotLeadsScreen } from '../../../src/organizer/hotLeads';
import { chooseOption } from '../chooseOption';
import { exportedLines } from '../exportedLines';
import { withRoom, type Canvas } from '../settings';

/** Who began to register for an event, and did not order or did later. 002 §7 hotLeads. */
const meta = {
  id: 'organizer-hot-leads',
  title: 'Organizer/Sales/Hot leads',
  component: HotLeadsScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    orderHrefOf: (id: string) => `#orders/${id}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    onViewChange: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof HotLeadsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
const showOpen = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Status' }));
  await chooseOption('Not finished');
};

/** The latest first; found by company, and by what became of them. Whoever ordered after all leads to the order, with the keyboard too. */
export const List: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(9));
    // Nobody's name is known there.
    await expect(names(canvas).slice(0, 3)).toEqual([
      'Adaeze Nwosu',
      'Tobias FreiKartenwerk',
      'info@wharfstudio.example',
    ]);
    await expect(canvas.getByRole('link', { name: 'adaeze@nwosu.example' })).toHaveAttribute(
      'href',
      'mailto:adaeze@nwosu.example',
    );
    const order = canvas.getByRole('link', { name: 'Order 2000-4806' });
    canvas.getByRole('link', { name: 'rosa.nguyen@papertrail.example' }).focus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(order).toHaveFocus());
    await userEvent.click(order);
    await expect(args.onNavigate).toHaveBeenCalledWith('#orders/2000-4806', expect.anything());
    await showOpen(canvas);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(7));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { status: 'open' } }),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search hot leads' }), 'lagos');
    await waitFor(() => expect(names(canvas)).toEqual(['Imani OkoyeSign House Lagos']));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search hot leads' }), ' nobody');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(9));
  },
};

/** The file has the leads that match, on every page. */
export const Exported: Story = {
  args: { pageSize: 2 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await showOpen(canvas);
    await canvas.findByText('1–2 of 7');
    const lines = await exportedLines(canvas, 'hot-leads.csv');
    await expect(lines).toHaveLength(8);
    await expect(lines[1]).toContain(
      'Adaeze,Nwosu,adaeze@nwosu.example,,Not finished,1 × Two-Day Pass,336.00,USD',
    );
  },
};

export const Empty: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No hot leads yet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listHotLeads: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the hot leads');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(9));
  },
};

/** The list keeps its place while its answer is on the way. */
export const Slow: Story = {
  parameters: { faults: { listHotLeads: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hot leads' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search hot leads' })).toBeEnabled();
    await expect(canvas.queryByText('No hot leads yet')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
