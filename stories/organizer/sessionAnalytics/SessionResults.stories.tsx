import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { ExportJobs } from '../../../src/organizer/kit/jobs';
import { SessionResultsScreen } from '../../../src/organizer/sessionAnalytics';
import { withRoom } from '../settings';

/** How one session went: who came, and what they said. 002 §7 Agenda, §9: 8 a page. */
const meta = {
  id: 'organizer-session-results',
  title: 'Organizer/Program/Session analytics/Results',
  component: SessionResultsScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    sessionId: 'session-26',
    back: { href: '#agenda', label: 'Agenda' },
    onViewChange: fn(),
    pageHrefOf: (id, page) => `#${id}/${page}`,
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <ExportJobs />
        <Story />
      </>
    ),
    withRoom,
  ],
} satisfies Meta<typeof SessionResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { conference } = scenarios;

/** All feedback of the event is about one session. */
const manyRatings = {
  ...conference,
  name: 'many ratings',
  records: {
    ...conference.records,
    sessionFeedback: {
      '1001': (conference.records.sessionFeedback['1001'] ?? []).map((feedback) => ({
        ...feedback,
        sessionId: 'session-26',
      })),
    },
  },
};

/** Attendance, the average and the distribution of ratings in words, and the lowest rating first. */
export const Rated: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Prelude: Lettering a Shopfront' });
    await expect(canvas.getByText('150% of registered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Results', current: 'page' })).toBeVisible();
    await canvas.findByText('Average rating: 3.8 out of 5');
    const rates = within(canvas.getByRole('list', { name: 'Rating distribution' })).getAllByRole('listitem');
    await expect(rates.map(({ textContent }) => textContent)).toEqual([
      '5 out of 533.3% · 2 ratings',
      '4 out of 533.3% · 2 ratings',
      '3 out of 516.7% · 1 rating',
      '2 out of 516.7% · 1 rating',
      '1 out of 50% · 0 ratings',
    ]);
    await canvas.findByText('1–6 of 6');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/Piotr.*2 out of 5.*Came late/);
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/George/));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: { column: 'createdDate', direction: 'descending' } }),
    );
  },
};

export const Mirrored: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBe(7));
  },
};

/** Eight a page; the figures above are of all pages. */
export const ManyRatings: Story = {
  parameters: { scenario: manyRatings },
  play: async ({ canvas }) => {
    await canvas.findByText('1–8 of 11');
    await expect(await canvas.findByText('11 ratings')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('9–11 of 11');
  },
};

/** Not held yet, or nobody said anything. */
export const NotRated: Story = {
  args: { sessionId: 'session-8' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: 'No feedback yet' });
    await expect(canvas.queryByRole('list', { name: 'Rating distribution' })).toBeNull();
  },
};

/** The attendance stays; the feedback is read again. */
export const FeedbackNotLoaded: Story = {
  parameters: { faults: { listSessionFeedback: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the feedback');
    await expect(canvas.getByRole('heading', { name: 'Attendance' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('1–6 of 6');
    await canvas.findByText('Average rating: 3.8 out of 5');
  },
};

/** The chat of this session alone, named so above the screen. */
export const ChatExported: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Chat messages' }));
    const exports = await canvas.findByRole('region', { name: 'Exports' });
    await within(exports).findByText('chats.csv was downloaded.');
    await expect(within(exports).getByText('Chat messages, Prelude: Lettering a Shopfront')).toBeVisible();
  },
};

/** The session was deleted, or never was. */
export const Unknown: Story = {
  args: { sessionId: 'session-99' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Results' });
    await expect(canvas.getByRole('link', { name: 'Agenda' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toBeVisible());
  },
};
