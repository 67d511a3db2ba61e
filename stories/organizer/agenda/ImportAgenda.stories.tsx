import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ofOneScreen } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { listAgendaSessions } from '../../../src/contract';
import { ImportAgendaScreen } from '../../../src/organizer/agenda';
import { chooseFile } from '../kit/fileImport/importFile';
import { type Canvas, withRoom } from '../settings';

const params = { accountId: '77', eventId: '1001' };

/** Sessions from a CSV file: its good rows become drafts. 002 §7 Agenda import. */
const meta = {
  id: 'organizer-agenda-import',
  title: 'Organizer/Program/Agenda/Import',
  component: ImportAgendaScreen,
  args: { ...params, back: { href: '#agenda', label: 'Agenda' } },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof ImportAgendaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvas: Canvas, ...rows: string[]) =>
  chooseFile(canvas, 'programme.csv', 'Session,Start time,End time,Room,Speakers,Type,Seats', ...rows);
const items = async (search: string) =>
  (await createClient().call(listAgendaSessions, { params, query: { search } })).items;

/** Wrong rows are named before anything is sent, and the others become drafts without them. */
export const Imported: Story = {
  play: async ({ canvas }) => {
    await choose(
      canvas,
      'Ropes,2026-05-14 17:00,2026-05-14 18:00,Sail Loft,Ada Moor <ada@moor.example>,Workshop,',
      'Knots,2026-05-14 17:00,2026-05-14 16:00,,,,',
      'Rivets,2026-05-15 9:00,2026-05-15 10:00,,,talk,',
    );
    await expect(await canvas.findByText('1 row has an error and is skipped.')).toBeVisible();
    await expect(canvas.getByText('Row 3, End time: The end must be after the start')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 sessions' }));
    const question = within(await screen.findByRole('dialog', { name: 'Skip 1 row with an error?' }));
    await userEvent.click(question.getByRole('button', { name: 'Import 2 sessions' }));
    await expect(await canvas.findByText('2 sessions imported as drafts')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Agenda' })).toHaveLength(2);
    await expect(await items('Moor')).toEqual([
      expect.objectContaining({ title: 'Ropes', status: 'DRAFT', kind: 'WORKSHOP' }),
    ]);
    await expect(await items('Knots')).toEqual([]);
  },
};

/** The backend takes all or none: the row it names is listed with its reason, and the others can be sent without it. */
export const RowRefused: Story = {
  play: async ({ canvas }) => {
    await choose(
      canvas,
      'Ropes,2026-05-14 17:00,2026-05-14 18:00,,,,',
      'Rivets,2026-05-15 17:00,2026-05-15 18:00,Boat Shed,,,5000',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 sessions' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server did not accept one row.');
    await expect(canvas.getByText(/^Row 3: Boat Shed seats/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 session' }));
    const question = within(await screen.findByRole('dialog', { name: 'Skip 1 row with an error?' }));
    await userEvent.click(question.getByRole('button', { name: 'Import 1 session' }));
    await canvas.findByText('1 session imported as a draft');
  },
};
