import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getAgendaSettings, listAgendaSpeakers, updateAgendaSettings } from '../../../src/contract';
import { SpeakersScreen } from '../../../src/organizer/speakers';
import { type Canvas, withRoom } from '../settings';

const hrefOf = (route: string) => `#speakers/${route}`;

/** Who speaks at an event, whether attendees see them, and in which order. 001 §2, 002 §2 people section. */
const meta = {
  id: 'organizer-speakers',
  title: 'Organizer/Program/Speakers',
  component: SpeakersScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    onSaved: fn(),
    hrefOf,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof SpeakersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77', eventId: '1001' };
const speakersIn = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Speakers' }));
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

/** A speaker is opened, moved, and the new order saved. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const speakers = await speakersIn(canvas);
    await userEvent.click(speakers.getByRole('button', { name: /Ikechukwu Obi.*Wayfinding lead/ }));
    await expect(await speakers.findByText('Puts arrows where people look for them.')).toBeVisible();
    await expect(speakers.getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      'https://lantern-wayfinding.example/',
    );
    await userEvent.click(speakers.getByRole('link', { name: 'Edit Ikechukwu Obi' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#speakers/speaker-2', expect.anything());
    await userEvent.click(canvas.getByRole('link', { name: 'Add speaker' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#speakers/new', expect.anything());
    await userEvent.click(speakers.getByRole('button', { name: 'Move Ikechukwu Obi up' }));
    await expect(canvas.getByText('Ikechukwu Obi is now 1 of 14.')).toBeInTheDocument();
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const [first] = speakers.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Ikechukwu Obi');
  },
};

/** Found by what they do; then all of them in the order of last names, saved, and not shown to attendees. */
export const LookedFor: Story = {
  play: async ({ canvas, args }) => {
    await speakersIn(canvas);
    const search = canvas.getByRole('searchbox', { name: 'Search speakers' });
    await userEvent.type(search, 'bookbinder{Enter}');
    await waitFor(async () => {
      const speakers = await speakersIn(canvas);
      await expect(speakers.getAllByRole('listitem')).toHaveLength(1);
    });
    await userEvent.clear(search);
    await userEvent.type(search, 'nobody at all');
    await expect(await canvas.findByText('No results')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('radio', { name: 'Last name' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this order' }));
    await expect(canvas.getByText(/Sorted by last name/)).toBeVisible();
    const [first] = (await speakersIn(canvas)).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Naomi Adler');
    canvas.getByRole('switch', { name: 'Show speakers to attendees' }).focus();
    await userEvent.keyboard(' {Control>}s{/Control}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const client = createClient();
    const { speakers: saved } = await client.call(listAgendaSpeakers, { params });
    await expect(saved[0]?.lastName).toBe('Adler');
    await expect((await client.call(getAgendaSettings, { params })).showSpeakers).toBe(false);
  },
};

/** Somebody else published the agenda meanwhile and hid the speakers; the order is still ours. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas, args }) => {
    const speakers = await speakersIn(canvas);
    const client = createClient();
    const { version } = await client.call(getAgendaSettings, { params });
    await client.call(updateAgendaSettings, { params, body: { showSpeakers: false, version } });
    await userEvent.click(speakers.getByRole('button', { name: 'Move Yuki Tanabe up' }));
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('switch', { name: 'Show speakers to attendees' })).not.toBeChecked();
  },
};

const { records } = scenarios.conference;

export const WithoutSpeakers: Story = {
  parameters: {
    scenario: {
      ...scenarios.conference,
      name: 'no speakers',
      records: { ...records, agendaSpeakers: { '1001': [] }, agendaSessions: { '1001': [] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No speakers yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add speaker' })).toHaveAttribute('href', '#speakers/new');
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listAgendaSpeakers: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the speakers');
  },
};
