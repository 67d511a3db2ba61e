import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios } from '../../mocks';
import { createClient } from '../../src/client';
import { listDoorTickets } from '../../src/contract';
import { CheckInScreen, type CheckInScreenProps } from '../../src/organizer/checkIn';

/** An evening at a door, on a phone, without a pointer. 002 §3 Check-in data. */
const meta = {
  title: 'Journeys/Door',
  component: CheckInScreen,
  args: { accountId: '77', eventId: '1001' },
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
} satisfies Meta<typeof CheckInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<CheckInScreenProps>;

/** What a hand scanner types, wherever the focus is by then. */
async function scan({ canvas, userEvent }: Play, code: string) {
  const field = await canvas.findByRole('combobox', { name: 'Ticket number or name' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(`${code}{Enter}`);
}

/** Said at once, over what somebody else says. */
const isToldLoudly = ({ canvas }: Play, text: string) =>
  waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));

const whoCame = async () => {
  const query = { size: 5000 };
  const { tickets } = await createClient().call(listDoorTickets, { params: { eventId: '1001' }, query });
  return tickets.filter(({ admission }) => admission?.door === 'Main entrance').map(({ id }) => id);
};

/** FAULTS F99: opened, a ticket twice, one that is not valid, offline and back: each scan arrives, and the field is ready for the next. */
export const Evening: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const name = await canvas.findByRole('textbox', { name: 'Name of this door' });
    for (let tab = 0; tab < 9 && document.activeElement !== name; tab += 1) await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Main entrance{Enter}');

    await scan(play, 'NL26-4796-1');
    await canvas.findByText('Checked in');
    await scan(play, 'NL26-4796-1');
    await isToldLoudly(play, 'Already checked in');
    await scan(play, 'NL26-4798-1');
    await isToldLoudly(play, 'Canceled ticket');
    await expect(await whoCame()).toEqual(['NL26-4796-1']);

    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await scan(play, 'NL26-4795-1');
    await canvas.findByText('Checked in');
    await expect(await canvas.findByText(/Waiting: 1$/)).toBeVisible();
    await scan(play, 'NL26-4795-1');
    await isToldLoudly(play, 'Already checked in');
    await expect(canvas.getByText(/Waiting: 1$/)).toBeVisible();

    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('You are offline')).toBeNull());
    await waitFor(async () => expect((await whoCame()).sort()).toEqual(['NL26-4795-1', 'NL26-4796-1']));
    await expect(canvas.getByRole('combobox', { name: 'Ticket number or name' })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
