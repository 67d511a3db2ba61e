import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { ApiError } from '../../../src/client';
import type { TicketTypeValues } from '../../../src/domain/ticketTypes';
import { TicketTypeEditorView } from '../../../src/organizer/ticketTypes/TicketTypeEditorView';
import { firstType, groupOfFive, newType, withoutLimit } from './ticketTypes.fixtures';

const saved = (values: TicketTypeValues, version: number) =>
  Promise.resolve({ values, version: version + 1 });

/** One ticket type: what it is, what it costs, when it is sold and seen, with the buyer's row beside it. 001 §3–§5. */
const meta = {
  id: 'organizer-ticket-types-ticket-type',
  title: 'Organizer/Checkout/Ticket types/Ticket type',
  component: TicketTypeEditorView,
  args: { ...groupOfFive(), save: saved, onSaved: fn() },
  // The clock of the world: what is 'today' in the preview.
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'padded',
  },
} satisfies Meta<typeof TicketTypeEditorView>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const problems = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  const summary = await canvas.findByRole('region', { name: 'Fix this first' });
  await waitFor(() => expect(summary).toHaveFocus());
  return within(summary);
};

/** Its sale starts in March; the preview shows what buyers see today. */
export const OnDates: Story = {
  args: { save: fn(saved) },
  play: async ({ canvas, args }) => {
    const preview = within(canvas.getByRole('region', { name: 'What buyers see' }));
    await expect(preview.getByRole('table')).toHaveTextContent('Sale starts Mar 5');
    const name = canvas.getByRole('textbox', { name: 'Ticket name' });
    await userEvent.type(name, '!');
    await waitFor(() => expect(preview.getByRole('table')).toHaveTextContent('Group of Five!'));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ name: 'Group of Five!' }), 4),
    );
    await canvas.findByText('Saved');
  },
};

/** Buyers who find it sold out can wait for places. */
export const WithWaitlist: Story = {
  args: { save: fn(saved) },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('switch', { name: 'Waitlist when sold out' });
    await expect(list).not.toBeChecked();
    await userEvent.click(list);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ waitlist: true }), 4),
    );
    await canvas.findByText('Saved');
    await expect(list).toBeChecked();
  },
};

/** Buyers of a long list find it under the day it admits to. */
export const ValidOnADay: Story = {
  args: { save: fn(saved) },
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('group', { name: /^Valid on/ });
    await userEvent.click(within(day).getAllByRole('spinbutton')[0] ?? day);
    await userEvent.keyboard('05142026');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith(expect.objectContaining({ admissionDay: '2026-05-14' }), 4),
    );
    await canvas.findByText('Saved');
  },
};

export const New: Story = {
  parameters: pictured,
  args: newType(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'New ticket type' })).toBeVisible();
    const found = await problems(canvas);
    await userEvent.click(found.getByRole('link', { name: /Ticket name is required/ }));
    await userEvent.keyboard('Balcony');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Balcony' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Ticket name is required/)).toBeNull());
  },
};

/** Nothing to wait for: the two ways that need another ticket type say so. */
export const FirstOfTheEvent: Story = {
  args: firstType(),
  play: async ({ canvas }) => {
    const after = canvas.getByRole('radio', { name: 'After another ticket' });
    await expect(after).toHaveAccessibleDescription('No other ticket types yet');
    await userEvent.click(after);
    await expect(after).not.toBeChecked();
  },
};

/** Every rule that can be broken at once, and each message at its field. */
export const EveryRuleBroken: Story = {
  parameters: pictured,
  args: newType({
    name: 'x'.repeat(81),
    ledgerCode: 'x'.repeat(51),
    description: 'x'.repeat(2_001),
    quantity: 0,
    price: 99,
    perOrderMin: 3,
    perOrderMax: 2,
    availability: 'dates',
    availabilityEnd: 'dates',
    availabilityStartDate: '2026-04-02 09:00',
    availabilityEndDate: '2026-04-01 09:00',
    visibility: 'dates',
    visibilityStartChecked: true,
    visibilityEndChecked: true,
    visibilityStartDate: '2026-04-02 09:00',
    visibilityEndDate: '2026-04-01 09:00',
  }),
  play: async ({ canvas }) => {
    const found = await problems(canvas);
    for (const text of [
      'Name is too long',
      'Description length can not exceed 2000 characters',
      'Enter a whole number of 1 or more',
      'Ledger Code is too long',
      'The ticket price must be greater than the fee when you select to absorb the fee',
      'Please select a start date that is before the end date',
      '“Hide after” must not be before “Hide until”',
      'Maximum value should at least match minimum',
    ])
      await expect(found.getByText(new RegExp(text))).toBeVisible();
  },
};

/** A sale that starts and ends with the event, and a list it is in at no time. */
export const StartAndEndAtEventEnd: Story = {
  args: groupOfFive({ availability: 'eventEnd', availabilityEnd: 'eventEnd', visibility: 'dates' }),
  play: async ({ canvas }) => {
    const found = await problems(canvas);
    await expect(found.getByText(/can’t both start and end when the event ends/)).toBeVisible();
    await expect(found.getByText(/At least one date should be selected/)).toBeVisible();
  },
};

/** After a ticket whose sale never ends: allowed, and said what it means. */
export const AfterOneThatNeverEnds: Story = {
  args: groupOfFive({ availability: 'subsequent', subsequentClientId: '3009', availabilityEnd: 'eventEnd' }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The sale of Community Day never ends, so this ticket never goes on sale.'),
    ).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveTextContent('Currently not on sale');
  },
};

/** Opening Dinner goes with Backstage Tour; that one can't go with the dinner. */
export const WaitingForEachOther: Story = {
  args: {
    ...groupOfFive({ availability: 'ticketSelect', subsequentTicketSelect: ['3008'] }),
    context: {
      ...groupOfFive().context,
      sale: {
        ...groupOfFive().context.sale,
        others: groupOfFive().context.sale.others.map((other) =>
          other.id === '3008' ? { ...other, subsequentTicketSelect: ['3006'] } : other,
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const found = await problems(canvas);
    await expect(found.getByText(/These tickets depend on each other/)).toBeVisible();
  },
};

/** With another ticket; none is chosen yet. */
export const WithOtherTickets: Story = {
  parameters: pictured,
  args: groupOfFive({ availability: 'ticketSelect', subsequentTicketSelectMax: null }),
  play: async ({ canvas }) => {
    const found = await problems(canvas);
    await expect(found.getByText(/Selecting a ticket type is required/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Backstage Tour' }));
    const most = canvas.getByRole('textbox', { name: 'Limit per required ticket' });
    await userEvent.type(most, '2');
    await waitFor(() => expect(canvas.queryByText(/Selecting a ticket type/)).toBeNull());
    await expect(canvas.getByRole('table')).toHaveTextContent('Choose Backstage Tour first');
  },
};

/** The bar and the figures follow each key: all by the buyer, all by the organizer, and both. */
export const WhoPaysTheFees: Story = {
  args: newType({ name: 'Balcony', price: 100_00 }),
  play: async ({ canvas }) => {
    const receive = () => canvas.getByText('You receive').closest('div');
    await expect(receive()).toHaveTextContent('$93.31');
    await userEvent.click(canvas.getByRole('radio', { name: 'Buyer' }));
    await expect(receive()).toHaveTextContent('$100.00');
    await expect(canvas.getByText('Buyer pays').closest('div')).toHaveTextContent('$106.69');
    await userEvent.click(canvas.getByRole('radio', { name: 'Both' }));
    await expect(canvas.getByRole('textbox', { name: 'You absorb' })).toHaveValue('50');
    await expect(receive()).toHaveTextContent('$96.65');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'You absorb' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'You absorb' }), '100');
    await expect(canvas.getByRole('radio', { name: 'You' })).toBeChecked();
  },
};

/** The fees are more than the price. */
export const FeesAboveThePrice: Story = { args: newType({ name: 'Sticker', price: 1_00 }) };

export const Free: Story = { args: newType({ name: 'Community Day', price: 0, displayRemaining: true }) };

export const WithoutLimit: Story = {
  args: { ...groupOfFive({ quantity: null }), context: withoutLimit(groupOfFive().context) },
};

/** Links and words are shown as buyers get them; what could run is gone. */
export const Description: Story = {
  args: groupOfFive({
    description:
      'See <b>all</b> of https://northlight.example/map <img src="x" onerror="alert(1)"><script>alert(1)</script>',
  }),
  play: async ({ canvas }) => {
    const link = await within(canvas.getByRole('table')).findByRole('link', {
      name: 'https://northlight.example/map',
    });
    await expect(link).toHaveAttribute('href', 'https://northlight.example/map');
    await expect(canvas.getByRole('table').querySelector('img, script')).toBeNull();
    await waitFor(async () => {
      const description = canvas.getByRole('textbox', { name: 'Description' });
      await expect(within(description).getByText('all').localName).toBe('strong');
      await expect(description.querySelector('img, script')).toBeNull();
    });
  },
};

const failure =
  (code: number, more: object = {}) =>
  () =>
    Promise.reject(new ApiError('refused', 400, { code, message: 'Refused.', ...more }, 'Refused.'));

/** The backend knows better: its words are at the field. */
export const RefusedByTheBackend: Story = {
  args: {
    save: failure(4000, { field: 'data[5].quantity', error: '61 tickets are sold or held already' }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
        expect.stringContaining('61 tickets are sold or held already'),
      ),
    );
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('400');
  },
};

/** Somebody else saved first: the price is theirs or this one's, nothing that was typed is lost. */
export const ChangedBySomebodyElse: Story = {
  parameters: pictured,
  args: {
    save: fn((values: TicketTypeValues, version: number) =>
      version === 4 ? failure(4090)() : saved(values, version),
    ),
    reload: () => Promise.resolve({ ...groupOfFive({ price: 750_00 }).saved, version: 5 }),
  },
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '800');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    await expect(dialog.getByRole('radio', { name: /Yours:.*800/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith(expect.objectContaining({ price: 800_00 }), 5),
    );
  },
};
