import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onPhones } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getTicketTypes, listAgendaSessions, listEvents, listPromotions } from '../../../src/contract';
import { NewEventScreen } from '../../../src/organizer/events';
import { chooseOption } from '../chooseOption';

/** Makes an event, from nothing or with parts of another. 002 §7 Events. */
const meta = {
  id: 'organizer-events-new-event',
  title: 'Organizer/Account/Events/New event',
  component: NewEventScreen,
  args: { accountId: '77', onCreated: fn() },
  parameters: { scenario: scenarios.conference, layout: 'padded' },
} satisfies Meta<typeof NewEventScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Part by part, as the reader's locale orders them. */
const writeDate = async (canvas: Canvas, name: RegExp, keys: string) => {
  const [first] = within(await canvas.findByRole('group', { name })).getAllByRole('spinbutton');
  if (!first) throw new Error('A date has parts.');
  await userEvent.click(first);
  await userEvent.keyboard(keys);
};

const fill = async (canvas: Canvas, end = '091720260900p') => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Event name' }), 'Maps after Dark');
  await writeDate(canvas, /^Starts/, '091720260630p');
  await writeDate(canvas, /^Ends/, end);
};

const copyNorthlight = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Copy from' }));
  await chooseOption('Northlight 2026');
  return within(await canvas.findByRole('group', { name: 'What to copy' }));
};

const create = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Create event' }));

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Event name' });
    await create(canvas);
    const summary = within(await canvas.findByRole('region', { name: 'Fix this first' }));
    await expect(summary.getAllByRole('link')).toHaveLength(3);
  },
};

/** All are ticked at first. */
export const PartsOfAnother: Story = {
  play: async ({ canvas }) => {
    const parts = await copyNorthlight(canvas);
    const boxes = parts.getAllByRole('checkbox', { checked: true });
    await expect(boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Ticket types',
      'Registration form',
      'Promotions',
      'Agenda',
      'Emails',
      'Ticket widget',
    ]);
  },
};

/** Promotions wait for the ticket types, and are as they were when those are back. */
export const WithoutTicketTypes: Story = {
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas }) => {
    const parts = await copyNorthlight(canvas);
    const ticketTypes = parts.getByRole('checkbox', { name: 'Ticket types' });
    const promotions = parts.getByRole('checkbox', { name: 'Promotions' });
    await userEvent.click(ticketTypes);
    await expect(promotions).toHaveAttribute('aria-disabled', 'true');
    await expect(promotions).toHaveAccessibleDescription('Promotions need the ticket types.');
    await userEvent.click(promotions);
    await expect(promotions).not.toBeChecked();
    await userEvent.click(ticketTypes);
    await expect(promotions).toBeChecked();
    await userEvent.click(ticketTypes);
    await expect(promotions).not.toBeChecked();
  },
};

/** On the clocks of the latest event, with all of another but its promotions. */
export const Created: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas, '091820260900p');
    const parts = await copyNorthlight(canvas);
    await userEvent.click(parts.getByRole('checkbox', { name: 'Promotions' }));
    await create(canvas);
    await waitFor(() =>
      expect(args.onCreated).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Maps after Dark',
          'start-date': '2026-09-17T22:30:00.000Z',
          'time-zone-id': 'America/New_York',
          'tier-configuration': { tier: 'PROFESSIONAL', registrations: 1000 },
        }),
      ),
    );
    const client = createClient();
    const { events } = await client.call(listEvents, { params: { accountId: '77' } });
    const eventId = events.find(({ name }) => name === 'Maps after Dark')?.id ?? '';
    const params = { accountId: '77', eventId };
    const { ticketTypes } = await client.call(getTicketTypes, { params, query: {} });
    await expect(ticketTypes.map(({ name }) => name)).toEqual(
      scenarios.conference.ticketTypes.map(({ name }) => name),
    );
    await expect(ticketTypes.map(({ sold }) => sold)).toEqual(ticketTypes.map(() => 0));
    await expect((await client.call(listPromotions, { params, query: {} })).items).toEqual([]);
    await expect((await client.call(listAgendaSessions, { params, query: {} })).total).toBeGreaterThan(0);
  },
};

/** Its zone and its end follow from the template and the start, until somebody types another end; its ticket types are there at once. */
export const OfATemplate: Story = {
  args: { templateId: 'template-lantern' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Copy from' })).toHaveTextContent(
      'Lantern evening (template)',
    );
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('London (Europe), GMT+0');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Event name' }), 'Maps after Dark');
    await writeDate(canvas, /^Starts/, '091720260630p');
    // What fills a date in draws its field anew.
    const end = () => canvas.getByRole('group', { name: /^Ends/ });
    await waitFor(() => expect(end()).toHaveTextContent(/09\/17\/2026.{0,4}09:00.{0,3}pm/));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Copy from' }));
    await chooseOption('Conference (template)');
    await waitFor(() => expect(end()).toHaveTextContent(/09\/19\/2026.{0,4}03:30.{0,3}am/));
    await expect(canvas.getByText('Regular: $220.00')).toBeVisible();
    await writeDate(canvas, /^Ends/, '091820260900p');
    await writeDate(canvas, /^Starts/, '091720260700p');
    await expect(end()).toHaveTextContent(/09\/18\/2026.{0,4}09:00.{0,3}pm/);
    await create(canvas);
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    const client = createClient();
    const { events } = await client.call(listEvents, { params: { accountId: '77' } });
    const made = events.find(({ name }) => name === 'Maps after Dark');
    await expect(made).toMatchObject({
      'start-date': '2026-09-17T18:00:00.000Z',
      'end-date': '2026-09-18T20:00:00.000Z',
      'time-zone-id': 'Europe/London',
    });
    const params = { accountId: '77', eventId: made?.id ?? '' };
    const { ticketTypes } = await client.call(getTicketTypes, { params, query: {} });
    await expect(ticketTypes.map(({ name, price }) => [name, price])).toEqual([
      ['Early bird', 150_00],
      ['Regular', 220_00],
    ]);
  },
};

/** Northlight has two days, and this is one evening. Nothing is made, and nothing typed is lost. */
export const AgendaDoesNotFit: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas);
    const parts = await copyNorthlight(canvas);
    await create(canvas);
    const agenda = parts.getByRole('checkbox', { name: 'Agenda' });
    await waitFor(() => expect(agenda).toBeInvalid());
    await expect(agenda).toHaveAccessibleDescription(/outside the dates of the new event/);
    await expect(args.onCreated).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Event name' })).toHaveValue('Maps after Dark');
  },
};

/** The account has as many as it may. */
export const OneTooMany: Story = {
  parameters: { faults: { createEvent: { kind: 'refused', code: 4022 } } },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await create(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('reached the event limit of your plan');
    await expect(args.onCreated).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Event name' })).toHaveValue('Maps after Dark');
  },
};
