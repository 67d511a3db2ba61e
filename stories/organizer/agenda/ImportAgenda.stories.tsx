import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ofOneScreen } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { listAgendaSessions } from '../../../src/contract';
import { ImportAgendaScreen } from '../../../src/organizer/agenda';
import { type Canvas, withRoom } from '../settings';

const params = { accountId: '77', eventId: '1001' };

/** Sessions from a CSV file: all rows become drafts, or none. 002 §7 Agenda import. */
const meta = {
  title: 'Organizer/Agenda/Import',
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

const head = 'title,start,end,location,speakers\n';
const choose = async (canvas: Canvas, rows: string) =>
  userEvent.upload(
    await canvas.findByLabelText('Choose a file'),
    new File([head + rows], 'programme.csv', { type: 'text/csv' }),
  );

/** Wrong rows are named before anything is sent; the corrected file is imported whole. */
export const Imported: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Ropes,2026-05-14 17:00,2026-05-14 16:00,,\n,2026-05-14 17:00,2026-05-14 18:00,,\n');
    await expect(await canvas.findByText(/^2 rows have errors/)).toBeVisible();
    await expect(canvas.getByText(/Row 2.*The end must be after the start/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    await choose(
      canvas,
      'Ropes,2026-05-14 17:00,2026-05-14 18:00,Sail Loft,Ada Moor <ada@moor.example>\nRivets,2026-05-15 17:00,2026-05-15 18:00,,\n',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 sessions' }));
    await expect(await canvas.findByText('2 sessions imported as drafts')).toBeVisible();
    const { items } = await createClient().call(listAgendaSessions, { params, query: { search: 'Moor' } });
    await expect(items).toEqual([expect.objectContaining({ title: 'Ropes', status: 'DRAFT' })]);
  },
};
