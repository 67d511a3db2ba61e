import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios } from '../../mocks';
import { createFakeAuthPopup, type FakeAuthPopup } from '../../mocks/gateways/fakeAuthPopup';
import type { TextStore } from '../../src/hooks';
import { TicketWidget, type TicketWidgetProps } from '../../src/widget';

/** How a form is filled in without typing, on the mock backend. 000 §1, §2.9, §4. */
const meta = {
  title: 'Journeys/Buyer help',
  component: TicketWidget,
  args: { eventId: '1001', onEvent: fn(), authUrl: 'auth/{service}/index.html' },
  parameters: { scenario: scenarios.linkedin, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<TicketWidgetProps>;

/** Moves to a button and presses it. */
async function press({ userEvent }: Pick<Play, 'userEvent'>, button: HTMLElement) {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

async function hold(play: Play, quantity = '2') {
  const { canvas, userEvent } = play;
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Community Day/ }), quantity);
  await press(play, await canvas.findByRole('button', { name: 'Register' }));
  await canvas.findByRole('region', { name: 'Your Information' });
}
const attendee = ({ canvas }: Play, number = 1) =>
  canvas.findByRole('group', { name: new RegExp(`Attendee ${number}`) }).then(within);
const buyer = ({ canvas }: Play) => within(canvas.getByRole('region', { name: 'Your Information' }));
const importButton = ({ canvas }: Play) => canvas.findByRole('button', { name: 'Import from LinkedIn' });

const leila = {
  'first-name': 'Leïla',
  'last-name': 'Benali',
  'primary-email': 'leila@ateliernord.example',
  country: 'France',
  company: 'Atelier Nord',
};

const withPopup =
  (run: (play: Play, popup: FakeAuthPopup) => Promise<void>, blocked = false) =>
  async (play: Play) => {
    const popup = createFakeAuthPopup({ blocked });
    try {
      await run(play, popup);
    } finally {
      popup.restore();
    }
  };

/** What LinkedIn says fills what is empty, of the buyer and the first attendee. */
export const Imported: Story = {
  play: withPopup(async (play, popup) => {
    await hold(play);
    const first = await attendee(play);
    await play.userEvent.type(buyer(play).getByLabelText('First Name*'), 'Leila');
    await press(play, await importButton(play));
    await expect(await play.canvas.findByText(/^Waiting for LinkedIn/)).toBeVisible();
    await expect(popup.opened[0]).toContain('auth/linkedin/index.html?state=');
    popup.say({
      source: 'boxoffice',
      type: 'authorized',
      state: 'forged',
      key: 'k',
      secret: 's',
      userId: 'u',
    });
    popup.authorize(leila);
    await play.canvas.findByText('6 fields were filled in. What you typed is unchanged.');
    await expect(buyer(play).getByLabelText('First Name*')).toHaveValue('Leila');
    await expect(buyer(play).getByLabelText('Last Name*')).toHaveValue('Benali');
    await expect(first.getByLabelText('First name')).toHaveValue('Leïla');
    await expect(first.getByLabelText('Company')).toHaveValue('Atelier Nord');
    await expect((await attendee(play, 2)).getByLabelText('First name')).toHaveValue('');
  }),
};

/** A page that hands over no profile: whoever it stands for is signed in, and asked for. 000 §7. */
export const KnownHere: Story = {
  play: withPopup(async (play, popup) => {
    await hold(play);
    await attendee(play);
    await press(play, await importButton(play));
    popup.authorize();
    await waitFor(() => expect(buyer(play).getByLabelText('First Name*')).toHaveValue('Maren'));
  }),
};

/** FAULTS F55: the code, or 0, is an event; the form goes on. */
export const SignInFails: Story = {
  parameters: { faults: { createAccessToken: { kind: 'error500' } } },
  play: withPopup(async (play, popup) => {
    await hold(play);
    await press(play, await importButton(play));
    popup.authorize();
    await play.canvas.findByText('Could not sign in with LinkedIn');
    await expect(play.args.onEvent).toHaveBeenCalledWith({ type: 'signInError', code: 0 });
    await expect(await importButton(play)).not.toHaveAttribute('aria-busy');
  }),
};

/** FAULTS F53: words and a plain link; nothing turns. */
export const WindowBlocked: Story = {
  play: withPopup(async (play) => {
    await hold(play);
    await press(play, await importButton(play));
    const link = await play.canvas.findByRole('link', { name: /^Open LinkedIn/ });
    await expect(link.getAttribute('href')).toContain('auth/linkedin/index.html?state=');
    await expect(await importButton(play)).not.toHaveAttribute('aria-busy');
  }, true),
};

/** FAULTS F54: seen within 500 ms; nothing is imported, and it can be tried again. */
export const WindowClosed: Story = {
  play: withPopup(async (play, popup) => {
    await hold(play);
    await press(play, await importButton(play));
    popup.close();
    await play.canvas.findByText(/window was closed. Nothing was imported/);
    await expect(buyer(play).getByLabelText('First Name*')).toHaveValue('');
    await press(play, await importButton(play));
    await expect(popup.opened).toHaveLength(2);
    await press(play, await play.canvas.findByRole('button', { name: 'Cancel' }));
    await play.canvas.findByText(/window was closed/);
  }),
};

const key = 'boxoffice:buyer';
const storeOf = ({ loaded }: Pick<Play, 'loaded'>) => loaded['tabStore'] as TextStore;

/** What an order of the day before left behind. */
const remembered = {
  buyer: {
    'first-name': 'Amara',
    'last-name': 'Osei',
    'primary-email': 'amara@tidewater.studio',
    country: 'US',
    localStorage: true,
  },
  expires: Date.parse('2027-02-11T10:00:00-05:00'),
};

/** Nobody is remembered who does not want it; what is remembered holds what the requirements list. 000 §3, §4 Submit. */
export const RememberedOnSubmit: Story = {
  parameters: { scenario: scenarios.informationReuse },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hold(play, '1');
    const first = await attendee(play);
    await expect(canvas.queryByRole('region', { name: 'Save time completing your profile' })).toBeNull();
    const box = canvas.getByRole('checkbox', { name: 'Remember my details for next time' });
    await expect(box).not.toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    for (const [label, text] of [
      ...([
        ['First Name*', 'Amara'],
        ['Last Name*', 'Osei'],
      ] as const),
      ...([['Email Address*', 'amara@tidewater.studio']] as const),
    ])
      await userEvent.type(buyer(play).getByLabelText(label), text);
    canvas.getByRole('checkbox', { name: 'I am attendee 1' }).focus();
    await userEvent.keyboard(' ');
    await expect(first.getByLabelText('First name')).toHaveValue('Amara');
    canvas.getByRole('checkbox', { name: /I agree/ }).focus();
    await userEvent.keyboard(' ');
    await expect(storeOf(play).read(key)).toBeNull();
    await press(play, canvas.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(storeOf(play).read(key)).not.toBeNull());
    const stored = JSON.parse(storeOf(play).read(key) ?? '') as typeof remembered;
    await expect(stored.buyer).toEqual({ ...remembered.buyer, country: '' });
  },
};

/** Offered the next time, used by the keyboard alone, then forgotten. */
export const ReuseOffered: Story = {
  parameters: { scenario: scenarios.informationReuse },
  beforeEach: ({ loaded }) => storeOf({ loaded }).write(key, JSON.stringify(remembered)),
  play: async (play) => {
    const { canvas } = play;
    await hold(play);
    const first = await attendee(play);
    await expect(canvas.getByRole('checkbox', { name: /^Remember my details/ })).toBeChecked();
    const use = await canvas.findByRole('button', { name: 'Use my saved details' });
    await expect(canvas.getByText('Amara Osei, amara@tidewater.studio')).toBeVisible();
    await press(play, use);
    await expect(first.getByLabelText('First name')).toHaveValue('Amara');
    await expect(buyer(play).getByLabelText('Email Address*')).toHaveValue('amara@tidewater.studio');
  },
};

export const ReuseForgotten: Story = {
  ...ReuseOffered,
  play: async (play) => {
    const { canvas } = play;
    await hold(play);
    await press(play, await canvas.findByRole('button', { name: 'Forget them' }));
    const said = canvas.getByText('Your details were deleted from this browser.');
    await waitFor(() => expect(said).toHaveFocus());
    await expect(storeOf(play).read(key)).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: /^Remember my details/ })).not.toBeChecked();
  },
};

/** Where the organizer does not allow it, neither is asked nor offered. */
export const ReuseNotAllowed: Story = {
  ...ReuseOffered,
  parameters: { scenario: scenarios.conference },
  play: async (play) => {
    await hold(play);
    await attendee(play);
    await expect(play.canvas.queryByText(/saved details/)).toBeNull();
    await expect(play.canvas.queryByRole('checkbox', { name: /^Remember my details/ })).toBeNull();
  },
};

/** FAULTS F16: the rest of the form can be filled in, and the questions asked for again. */
export const QuestionsFail: Story = {
  parameters: {
    scenario: scenarios.signedIn,
    faults: { getPersonTickets: { kind: 'error500', times: 1 } },
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await hold(play);
    await canvas.findByText('The attendee questions could not be loaded');
    await userEvent.clear(buyer(play).getByLabelText('First Name*'));
    await userEvent.type(buyer(play).getByLabelText('First Name*'), 'Ama');
    await press(play, canvas.getByRole('button', { name: 'Try again' }));
    await expect((await attendee(play)).getByLabelText('First name')).toHaveValue('Amara');
    await expect(buyer(play).getByLabelText('First Name*')).toHaveValue('Ama');
  },
};

/** FAULTS F17: what comes three seconds late overwrites nothing. */
export const QuestionsLate: Story = {
  parameters: { scenario: scenarios.signedIn, latency: { getPersonTickets: 3_000 } },
  play: async (play) => {
    const { userEvent } = play;
    await hold(play);
    await userEvent.clear(buyer(play).getByLabelText('Last Name*'));
    await userEvent.type(buyer(play).getByLabelText('Last Name*'), 'Osei-Mensah');
    const first = await attendee(play);
    await expect(first.getByLabelText('Last name')).toHaveValue('Osei');
    await expect(buyer(play).getByLabelText('Last Name*')).toHaveValue('Osei-Mensah');
  },
};
