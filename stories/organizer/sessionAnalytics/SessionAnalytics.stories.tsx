import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { ExportJobs } from '../../../src/organizer/kit/jobs';
import { SessionAnalyticsScreen } from '../../../src/organizer/sessionAnalytics';
import { type Canvas, withRoom } from '../settings';

/** How the sessions of an event went. 002 §7 Agenda, analytics and exports. */
const meta = {
  id: 'organizer-session-analytics',
  title: 'Organizer/Program/Session analytics',
  component: SessionAnalyticsScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    resultsHrefOf: (id) => `#${id}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    onViewChange: fn(),
    onPartChange: fn(),
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
} satisfies Meta<typeof SessionAnalyticsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the first row of the list says. */
const firstRow = (canvas: Canvas) => canvas.getAllByRole('row')[1];
const exportFile = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
  await userEvent.click(canvas.getByRole('button', { name }));
};

/** By start, 25 a page; a column head sorts at the backend, and each session leads to its results. */
export const Sessions: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('1–25 of 29');
    await expect(canvas.getByRole('columnheader', { name: 'When' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('26–29 of 29');
    await userEvent.click(canvas.getByRole('button', { name: 'Attended' }));
    await canvas.findByText('1–25 of 29');
    await waitFor(() => expect(firstRow(canvas)).toHaveTextContent(/Prelude: Lettering a Shopfront.*6150%/));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 1, sort: { column: 'attended', direction: 'descending' } }),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Prelude: Lettering a Shopfront' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#session-26', expect.anything());
  },
};

export const Mirrored: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBe(26));
  },
};

/** With arrow keys from list to list: the choice keeps the focus, and each list has its own order. */
export const CompaniesAndAttendees: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await canvas.findByText('1–25 of 29');
    canvas.getByRole('radio', { name: 'Sessions' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Minutes' }));
    await waitFor(() => expect(firstRow(canvas)).toHaveTextContent(/Lumen Lab.*193/));
    canvas.getByRole('radio', { name: 'Companies' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPartChange).toHaveBeenLastCalledWith('attendees');
    await expect(canvas.getByRole('radio', { name: 'Attendees' })).toHaveFocus();
    await canvas.findByRole('button', { name: 'Chat messages' });
    await userEvent.click(canvas.getByRole('button', { name: 'Chat messages' }));
    await waitFor(() => expect(canvas.getByText('sofia.sofia@marchetti.example')).toBeVisible());
    await expect(canvas.getAllByText('2 of 2 correct')[0]).toBeVisible();
  },
};

/** The sheet of the whole agenda may take a quarter of an hour: it can be canceled, and the focus stays where its notice was. */
export const ExportRuns: Story = {
  parameters: { faults: { exportAgendaAnalytics: { kind: 'neverAnswers' } } },
  play: async ({ canvas, canvasElement }) => {
    await exportFile(canvas, 'Session analytics');
    const exports = await canvas.findByRole('region', { name: 'Exports' });
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await expect(within(exports).getByText(/Keep this tab open/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(canvas.getByRole('button', { name: 'Session analytics' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    const announced = canvasElement.querySelector('[aria-live]');
    await expect(announced).toHaveTextContent('Session analytics. Preparing the file');
    await userEvent.click(within(exports).getByRole('button', { name: 'Cancel export' }));
    await waitFor(() => expect(announced).toHaveTextContent('Session analytics. Export canceled'));
    await expect(exports).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Cancel export' })).toBeNull();
  },
};

/** A failure says so, and is tried again; the end is announced. */
export const ExportFails: Story = {
  parameters: { faults: { exportAttendeeAnalytics: { kind: 'error500', times: 1 } } },
  play: async ({ canvas, canvasElement }) => {
    await exportFile(canvas, 'Attendee analytics');
    const exports = await canvas.findByRole('region', { name: 'Exports' });
    await within(exports).findByText(/^The file could not be created/);
    await userEvent.click(within(exports).getByRole('button', { name: 'Try again' }));
    await within(exports).findByText('attendee-analytics.xlsx was downloaded.');
    await expect(exports).toHaveFocus();
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      'Attendee analytics. attendee-analytics.xlsx was downloaded.',
    );
    await userEvent.click(within(exports).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Exports' })).toBeNull());
  },
};

/** Nobody registered for a session, and there is none. */
export const Empty: Story = {
  args: { eventId: '1002' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No sessions yet' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Companies' }));
    await canvas.findByRole('heading', { name: 'No analytics yet' });
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getSessionAnalytics: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the analytics');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('1–25 of 29');
  },
};
