import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, notPictured, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { deleteInsightsDashboard, listInsightsDashboards, listInsightsShares } from '../../../src/contract';
import { InsightsScreen } from '../../../src/organizer/insights';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** Dashboards in a frame, and whom they are shared with. 002 §6, 002 §7 Analytics embedding. */
const meta = {
  id: 'organizer-insights',
  title: 'Organizer/Sales/Insights',
  component: InsightsScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    dashboardId: 'dashboard-sales',
    onDashboardChange: fn(),
    frameOrigins: ['https://looker.example'],
    guestHref: (token) => `https://host.example/insights#${token}`,
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof InsightsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { records } = scenarios.conference;
const client = createClient();
const shares = async () => {
  const params = { accountId: '77', dashboardId: 'dashboard-sales' };
  return (await client.call(listInsightsShares, { params })).shares;
};
const dashboards = async () =>
  (await client.call(listInsightsDashboards, { params: { accountId: '77' } })).dashboards;
const lantern = { dashboardId: 'dashboard-lantern' };
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const wharf = 'desk@thewharf.example';

/** The frame has an address of an allowed origin, signed for who is signed in; another dashboard is the host's to remember. */
export const Framed: Story = {
  play: async ({ canvas, args }) => {
    const frame = await canvas.findByTitle('Sales');
    const url = new URL(frame.getAttribute('src') ?? '');
    await expect(url.origin).toBe('https://looker.example');
    await expect(url.searchParams.get('event')).toBe('1001');
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Dashboard' }));
    await chooseOption('Lantern campaign');
    await expect(args.onDashboardChange).toHaveBeenCalledWith('dashboard-lantern');
  },
};

/** Where the frame’s address is of another origin nothing is framed. */
export const Refused: Story = {
  args: { frameOrigins: ['https://looker.example.evil.example'] },
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'It comes from https://looker.example, which isn’t allowed',
    );
    await expect(canvas.queryByTitle('Sales')).toBeNull();
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};

/** The address could not be had; then it can. */
export const NotFramed: Story = {
  parameters: { faults: { embedLooker: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load Sales');
    await press(canvas, 'Try again');
    await canvas.findByTitle('Sales');
  },
};

/** What is wrong is said at its field; then the guest’s link is shown once. */
export const Shared: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Share Sales');
    const dialog = await dialogOf('Share Sales');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, wharf);
    const end = within(dialog.getByRole('group', { name: /Access ends/ }));
    await userEvent.click(end.getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('010120201000a');
    await press(dialog, 'Share');
    await dialog.findByText('Choose a time in the future');
    await userEvent.click(end.getByRole('spinbutton', { name: /year/ }));
    await userEvent.keyboard('2030');
    await press(dialog, 'Share');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/already have access/));
    await userEvent.clear(email);
    await userEvent.type(email, 'nora@pier.example');
    await press(dialog, 'Share');
    const link = await dialogOf('Link for nora@pier.example');
    await expect(link.getByText(/^https:\/\/host\.example\/insights#.+/)).toBeVisible();
    await press(link, 'Done');
    await canvas.findByText('Sales was shared with nora@pier.example.');
    await expect((await shares())[0]).toMatchObject({
      email: 'nora@pier.example',
      expires: '2030-01-01T15:00:00.000Z',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Share Sales' })).toHaveFocus());
  },
};

/** It is said beforehand what ends; the row stays, and says so. */
export const Revoked: Story = {
  play: async ({ canvas }) => {
    await press(canvas, `Revoke access of ${wharf}`);
    const question = await dialogOf(`Revoke access of ${wharf}?`);
    await expect(question.getByText(/stops working immediately/)).toBeVisible();
    await press(question, 'Revoke');
    await canvas.findByText(`Access of ${wharf} was revoked.`);
    await expect(canvas.queryByRole('button', { name: `Revoke access of ${wharf}` })).toBeNull();
    await expect((await shares()).find(({ email }) => email === wharf)?.revoked).not.toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Shared with' })).toHaveFocus());
  },
};

/** Each refusal is said where it was asked for; what was typed stays, and so does access. */
export const NotChanged: Story = {
  parameters: {
    faults: {
      shareInsightsDashboard: { kind: 'error500' },
      revokeInsightsShare: { kind: 'error500' },
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Share Sales');
    const dialog = await dialogOf('Share Sales');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'nora@pier.example');
    await press(dialog, 'Share');
    await expect((await dialog.findByRole('alert')).parentElement).toHaveFocus();
    await expect(email).toHaveValue('nora@pier.example');
    await press(dialog, 'Cancel');
    await press(canvas, `Revoke access of ${wharf}`);
    const question = await dialogOf(`Revoke access of ${wharf}?`);
    await press(question, 'Revoke');
    await expect((await question.findByRole('alert')).parentElement).toHaveFocus();
    await press(question, 'Cancel');
    await expect(canvas.getByRole('button', { name: `Revoke access of ${wharf}` })).toBeEnabled();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listInsightsDashboards: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the dashboards');
    await press(canvas, 'Try again');
    await canvas.findByTitle('Sales');
  },
};

/** What is wrong is said at its field; then there is a dashboard with two charts, and it is the host’s to show. */
export const Made: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'New dashboard');
    const dialog = await dialogOf('New dashboard');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'sales');
    await press(dialog, 'Save');
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Enter a title/));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Enter a title'));
    await userEvent.type(title, 'Left');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Data' }));
    await chooseOption('Tickets left');
    await press(dialog, 'Add chart');
    const second = within(dialog.getByRole('group', { name: 'Chart 2' }));
    await waitFor(() => expect(second.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await userEvent.keyboard('Day by day');
    await userEvent.click(second.getByRole('combobox', { name: 'Display as' }));
    await chooseOption('Line chart');
    await press(dialog, 'Save');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Another dashboard has this name/));
    await userEvent.clear(name);
    await userEvent.type(name, ' Doors ');
    await press(dialog, 'Save');
    await canvas.findByText('Doors was saved.');
    const made = (await dashboards()).find((one) => one.name === 'Doors');
    await expect(made?.charts).toMatchObject([
      { title: 'Left', kind: 'number', queryName: 'ticketsLeft' },
      { title: 'Day by day', kind: 'line', queryName: 'totals' },
    ]);
    await expect(args.onDashboardChange).toHaveBeenCalledWith(made?.id);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New dashboard' })).toHaveFocus());
  },
};

/** A chart fewer, and another name; the frame is asked for again, as its charts are new ones. */
export const Changed: Story = {
  args: lantern,
  parameters: notPictured('The screen with another dashboard.'),
  play: async ({ canvas }) => {
    const before = (await canvas.findByTitle('Lantern campaign')).getAttribute('src');
    await press(canvas, 'Edit Lantern campaign');
    const dialog = await dialogOf('Edit Lantern campaign');
    await press(dialog, 'Remove chart 1');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add chart' })).toHaveFocus());
    await expect(dialog.queryByRole('button', { name: /Remove chart/ })).toBeNull();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Lantern');
    await press(dialog, 'Save');
    await canvas.findByText('Lantern was saved.');
    await waitFor(async () =>
      expect((await canvas.findByTitle('Lantern')).getAttribute('src')).not.toBe(before),
    );
    const saved = (await dashboards()).find(({ id }) => id === 'dashboard-lantern');
    await expect(saved?.charts.map(({ title }) => title)).toEqual(['Orders by day']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Lantern' })).toHaveFocus());
  },
};

/** It is said beforehand whether links end; another dashboard is the host’s to show then. */
export const Deleted: Story = {
  args: lantern,
  parameters: notPictured('The screen of the first dashboard.'),
  play: async ({ canvas, args }) => {
    await press(canvas, 'Share Lantern campaign');
    const share = await dialogOf('Share Lantern campaign');
    await userEvent.type(share.getByRole('textbox', { name: 'Email' }), 'nora@pier.example');
    await press(share, 'Share');
    await press(await dialogOf('Link for nora@pier.example'), 'Done');
    await press(canvas, 'Delete Lantern campaign');
    const question = await dialogOf('Delete Lantern campaign?');
    await expect(question.getByText(/their links stop working/)).toBeVisible();
    await press(question, 'Delete');
    await canvas.findByText('Lantern campaign was deleted.');
    const left = (await dashboards()).map(({ id }) => id);
    await expect(left).not.toContain('dashboard-lantern');
    await expect(args.onDashboardChange).toHaveBeenCalledWith(left[0]);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Insights' })).toHaveFocus());
  },
};

/** The platform’s own can’t be changed, and says so. */
export const BuiltIn: Story = {
  parameters: notPictured('Framed shows one.'),
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Dashboard' });
    await expect(choice).toHaveAccessibleDescription(/is built in and can’t be changed or deleted/);
    await expect(canvas.queryByRole('button', { name: /^(Edit|Delete) / })).toBeNull();
  },
};

/** Each refusal is said where it was asked for; what was typed stays, and so does the dashboard. */
export const DashboardNotSaved: Story = {
  args: lantern,
  parameters: {
    ...notPictured('The refusal of any other dialog.'),
    faults: { createInsightsDashboard: { kind: 'error500' }, deleteInsightsDashboard: { kind: 'error500' } },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'New dashboard');
    const dialog = await dialogOf('New dashboard');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Doors');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Left');
    await press(dialog, 'Save');
    await expect((await dialog.findByRole('alert')).parentElement).toHaveFocus();
    await expect(name).toHaveValue('Doors');
    await press(dialog, 'Cancel');
    await press(canvas, 'Delete Lantern campaign');
    const question = await dialogOf('Delete Lantern campaign?');
    await expect(question.getByText(/isn’t shared with anyone now/)).toBeVisible();
    await press(question, 'Delete');
    await expect((await question.findByRole('alert')).parentElement).toHaveFocus();
    await press(question, 'Cancel');
    await expect(canvas.getByRole('button', { name: 'Delete Lantern campaign' })).toBeEnabled();
  },
};

/** Somebody else deleted it meanwhile: that is said, and what was typed stays. */
export const DeletedMeanwhile: Story = {
  args: lantern,
  parameters: notPictured('The refusal of any other dialog.'),
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Lantern campaign');
    const dialog = await dialogOf('Edit Lantern campaign');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    await client.call(deleteInsightsDashboard, { params: { accountId: '77', ...lantern } });
    await press(dialog, 'Save');
    await expect((await dialog.findByRole('alert')).parentElement).toHaveFocus();
    await expect(name).toHaveValue('Lantern campaign 2');
    await press(dialog, 'Cancel');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Insights' })).toHaveFocus());
  },
};

/** None there are: the first one is made from here. */
export const Empty: Story = {
  parameters: {
    scenario: {
      ...scenarios.conference,
      name: 'no dashboards',
      records: { ...records, insightsDashboards: { '77': [] }, insightsShares: { '77': [] } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No dashboards yet');
    await press(canvas, 'New dashboard');
    const dialog = await dialogOf('New dashboard');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Doors');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Left');
    await press(dialog, 'Save');
    await canvas.findByTitle('Doors');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Insights' })).toHaveFocus());
  },
};

/** The address of the frame does not come yet; whom it is shared with is there. */
export const Slow: Story = {
  parameters: { faults: { embedLooker: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading Sales');
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByTitle('Sales')).toBeNull();
  },
};

/** Opened, left and opened again by keyboard alone; narrow and mirrored as well. */
export const DialogByKeyboard: Story = {
  // What a browser draws in a frame of a page that is nowhere is its own.
  args: { dashboardId: 'dashboard-lantern', frameOrigins: [] },
  parameters: { chromatic: { ...pictured.chromatic, modes: { ...onPhones, ...mirrored } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const opener = (await canvas.findAllByRole('button')).find((button) => button.closest('header'));
    opener?.focus();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};
