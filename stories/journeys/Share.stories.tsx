import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { ConfirmationPage, type ConfirmationPageProps } from '../../src/widget';

const orderId = '2000-4817';

/** An order's buyer asks friends along, on the mock backend. */
const meta = {
  title: 'Journeys/Share',
  component: ConfirmationPage,
  args: { eventId: '1001', orderId, token: '', onError: fn() },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  render: (args, { loaded }) => (
    <ConfirmationPage
      {...args}
      token={args.token || (loaded['backend'] as MockBackend).db.orderBook.get(orderId).token}
    />
  ),
} satisfies Meta<typeof ConfirmationPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<ConfirmationPageProps>;

const stored = ({ loaded }: Play) => (loaded['backend'] as MockBackend).db;
const reportsOf = (play: Play) => stored(play).rows('shareReports', '1001').all();
const sentTo = (play: Play) =>
  stored(play)
    .rows('shareEmails', '1001')
    .all()
    .map(({ emailAddress }) => emailAddress);

/** Where a window that the page opens would go; no window is opened. */
function windows(isBlocked = false) {
  const gone: string[] = [];
  const link = document.createElement('a');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    gone.push(link.href);
  });
  const popup = { opener: window as Window | null, document: { createElement: () => link } };
  const open = spyOn(window, 'open').mockReturnValue(isBlocked ? null : (popup as unknown as Window));
  return { gone, open, popup };
}

const network = ({ canvas }: Play, name: string) =>
  canvas.findByRole('button', { name: `${name} (opens in a new window)` });

/** 001 §4: clicking a network reports the share for it; only the event and the words travel (FAULTS A15). */
export const OnANetwork: Story = {
  play: async (play) => {
    const { gone, open, popup } = windows();
    const before = reportsOf(play).length;
    await play.userEvent.click(await network(play, 'Facebook'));
    await expect(open.mock.lastCall?.[2]).toMatch(/width=600,height=600/);
    await expect(popup.opener).toBeNull();
    const address = new URL(gone[0] ?? '');
    await expect(address.searchParams.get('u')).toBe('https://northlight.example/2026?promo=FRIENDS');
    const { token, buyerEmail } = stored(play).orderBook.get(orderId);
    for (const secret of [token, buyerEmail, orderId])
      await expect(decodeURIComponent(address.href)).not.toContain(secret);
    await waitFor(() => expect(reportsOf(play)).toHaveLength(before + 1));
    await expect(reportsOf(play).at(-1)).toMatchObject({ orderId, socialNetwork: 'FACEBOOK' });
  },
};

/** FAULTS F69: the window opens all the same, and not a word is said. */
export const ReportFails: Story = {
  parameters: { faults: { reportShare: { kind: 'error500' } } },
  play: async (play) => {
    const { gone } = windows();
    await play.userEvent.click(await network(play, 'LinkedIn'));
    await expect(gone).toHaveLength(1);
    await waitFor(() => expect(play.args.onError).toHaveBeenCalledOnce());
    await expect(play.canvas.queryByRole('alert')).toBeNull();
  },
};

/** FAULTS F53: a plain link does what the window would have done. */
export const WindowBlocked: Story = {
  play: async (play) => {
    windows(true);
    await play.userEvent.click(await network(play, 'LinkedIn'));
    await expect(await play.canvas.findByRole('link', { name: /^Share on LinkedIn/ })).toBeVisible();
  },
};

async function writeTo(play: Play, ...addresses: string[]) {
  const { canvas, userEvent } = play;
  await userEvent.click(await canvas.findByRole('tab', { name: 'Email' }));
  for (const [at, address] of addresses.entries()) {
    if (at > 0) await userEvent.click(canvas.getByRole('button', { name: 'Add another address' }));
    const row = await canvas.findByRole('textbox', { name: `Email address ${at + 1}` });
    await userEvent.type(row, address);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
}

/** 001 §5: to two friends at once. */
export const ByEmail: Story = {
  play: async (play) => {
    await writeTo(play, 'hana@papersmith.example', 'kofi@asante.example');
    await expect(await play.canvas.findByText('2 emails are on their way.')).toBeVisible();
    await expect(sentTo(play)).toEqual(
      expect.arrayContaining(['hana@papersmith.example', 'kofi@asante.example']),
    );
  },
};

/** 001 §8, FAULTS F68: the general words when the server fell over; another press sends it. */
export const EmailFailsOnce: Story = {
  parameters: { faults: { shareByEmail: { kind: 'error500', times: 1 } } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await writeTo(play, 'hana@papersmith.example');
    await expect(await canvas.findByText('Failed to send email')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email address 1' })).toHaveValue(
      'hana@papersmith.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Your email is on its way.')).toBeVisible();
    await expect(canvas.queryByText('Failed to send email')).toBeNull();
  },
};

/** 001 §2: a preview opens windows, and reports and sends nothing. */
export const Preview: Story = {
  args: { token: 'preview' },
  play: async (play) => {
    const { gone } = windows();
    const [reports, mails] = [reportsOf(play).length, sentTo(play).length];
    await play.userEvent.click(await network(play, 'LinkedIn'));
    await expect(gone).toHaveLength(1);
    await writeTo(play, 'hana@papersmith.example');
    const send = play.canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveAccessibleDescription('This is a preview: nothing is sent.');
    await expect(reportsOf(play)).toHaveLength(reports);
    await expect(sentTo(play)).toHaveLength(mails);
    await expect(play.args.onError).not.toHaveBeenCalled();
  },
};
