import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { asJourney, onPhones, pictured } from '../../.storybook/modes';
import { scenarios } from '../../mocks';
import { createFakeAuthPopup, type FakeAuthPopup } from '../../mocks/gateways/fakeAuthPopup';
import { accessTokens } from '../../src/hooks';
import {
  ConnectedAccounts,
  PasswordResetScreen,
  SignedInMenu,
  SignInScreen,
  SignUpScreen,
  type SignInScreenProps,
} from '../../src/organizer/account';

/** Organizers sign up, in and out, and connect accounts, on the mock backend. 000 §1, §4, §6, §7. */
const meta = {
  title: 'Journeys/Accounts',
  component: SignInScreen,
  args: { goHref: '#orders', onEvent: fn(), onDone: fn(), signUpHref: '#sign-up', resetHref: '#reset' },
  parameters: { scenario: { ...scenarios.conference, session: 'none' }, ...asJourney },
  tags: ['!autodocs'],
  beforeEach: () => () => accessTokens().remove(),
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = StoryContext<SignInScreenProps>;

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

const fill = async ({ canvas, userEvent }: Play, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await userEvent.type(await canvas.findByLabelText(label), text);
};
const press = async ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The token goes into its cookie; who is signed in is shown, and goes on. */
export const SignInByEmail: Story = {
  play: async (play) => {
    await fill(play, { Email: 'maren@northlight.example', Password: 'maren on the pier' });
    await press(play, 'Sign in');
    await play.canvas.findByText('Maren Holt');
    await expect(play.args.onEvent).toHaveBeenCalledWith({ type: 'signedIn' });
    await expect(play.args.onDone).toHaveBeenCalledOnce();
    await expect(accessTokens().read()).not.toBeNull();
    await press(play, 'Sign out');
    await play.canvas.findByLabelText('Email');
    await expect(accessTokens().read()).toBeNull();
    await expect(play.args.onEvent).toHaveBeenLastCalledWith({ type: 'signedOut' });
  },
};

/** 000 §8 Auth: the code is an event. */
export const WrongPassword: Story = {
  play: async (play) => {
    await fill(play, { Email: 'maren@northlight.example', Password: 'maren at the pier' });
    await press(play, 'Sign in');
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(
      'The email or the password is incorrect.',
    );
    await expect(play.args.onEvent).toHaveBeenCalledWith({ type: 'signInError', code: 4001 });
    await expect(accessTokens().read()).toBeNull();
  },
};

/** 002 §7: who arrives with a web login token is signed in without a form. */
export const ArrivedWithToken: Story = {
  args: { arrival: { webLoginToken: 'web-login-of-maren' } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Maren Holt');
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(accessTokens().read()).not.toBeNull();
  },
};

/** Nothing waits to be picked up: why is said, and the form is there. */
export const ArrivedTooLate: Story = {
  args: { arrival: 'transfer' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This sign-in link has expired');
    await expect(canvas.getByLabelText('Email')).toBeEnabled();
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'signInError', code: 4046 });
  },
};

/** The same where a token is refused, on a phone: the form is there, in view, with nothing typed yet. */
export const TokenRefusedOnAPhone: Story = {
  args: { arrival: { webLoginToken: 'nobody-s-token' } },
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toBeEnabled();
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(accessTokens().read()).toBeNull();
  },
};

export const SignInByLinkedin: Story = {
  play: withPopup(async (play, popup) => {
    await press(play, 'Sign in with LinkedIn');
    await expect(popup.opened[0]).toContain('/auth/linkedin?state=');
    popup.say({
      source: 'boxoffice',
      type: 'authorized',
      state: 'forged',
      key: 'k',
      secret: 's',
      userId: 'u',
    });
    popup.authorize();
    await play.canvas.findByText('Maren Holt');
    await expect(accessTokens().read()).not.toBeNull();
  }),
};

/** FAULTS F55: an error without a code passes 0 on. */
export const SignInFails: Story = {
  parameters: { faults: { createAccessToken: { kind: 'error500' } } },
  play: withPopup(async (play, popup) => {
    await press(play, 'Sign in with LinkedIn');
    popup.authorize();
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(
      'There was an error processing your request',
    );
    await expect(play.args.onEvent).toHaveBeenCalledWith({ type: 'signInError', code: 0 });
  }),
};

/** 000 §6: with the organizer flag. They are signed in then. */
export const SignUpAsOrganizer: Story = {
  render: (args) => <SignUpScreen {...args} organizer />,
  play: async (play) => {
    await fill(play, {
      'First name': 'Noor',
      'Last name': 'Haddad',
      Email: 'noor@papersmith.example',
      Company: 'Papersmith',
      Password: 'paper and two scissors',
    });
    await press(play, 'Create account');
    await play.canvas.findByText('Noor Haddad');
    await expect(play.args.onEvent).toHaveBeenCalledWith({ type: 'signedUp' });
    await expect(accessTokens().read()).not.toBeNull();
  },
};

/** Who is known by the address already is told so, with the code as an event. */
export const SignUpTwice: Story = {
  render: (args) => <SignUpScreen {...args} organizer />,
  play: async (play) => {
    await fill(play, {
      'First name': 'Maren',
      'Last name': 'Holt',
      Email: 'maren@northlight.example',
      Password: 'paper and two scissors',
    });
    await press(play, 'Create account');
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(
      'An account with these details already exists.',
    );
    await expect(play.args.onEvent).toHaveBeenCalledWith({ type: 'signUpError', code: 4022 });
  },
};

/** A mail's link works once. */
export const NewPassword: Story = {
  render: () => <PasswordResetScreen hash="reset-of-dario-jan-20" signInHref="#sign-in" resetHref="#reset" />,
  play: async (play) => {
    await fill(play, { 'New password': 'dario on a boat' });
    await press(play, 'Save password');
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent('This link no longer works');
  },
};

export const NewPasswordSaved: Story = {
  render: () => <PasswordResetScreen hash="reset-of-wren-feb-12" signInHref="#sign-in" resetHref="#reset" />,
  play: async (play) => {
    await fill(play, { 'New password': 'wren on a boat' });
    await press(play, 'Save password');
    await play.canvas.findByText('Your new password is saved');
  },
};

const accounts = () => <ConnectedAccounts signInHref="#sign-in" />;

/** Five services keep a token (000 §7); the others are done by their page. */
export const Connect: Story = {
  parameters: { scenario: scenarios.conference },
  render: accounts,
  play: withPopup(async (play, popup) => {
    await press(play, 'Connect: Eventbrite');
    popup.authorize();
    await waitFor(() =>
      expect(play.canvas.getByRole('status')).toHaveTextContent('Eventbrite is connected.'),
    );
    await press(play, 'Connect: PayPal');
    await expect(popup.opened[1]).toContain('/auth/paypal?state=');
    popup.authorize();
    await waitFor(() => expect(play.canvas.getByRole('status')).toHaveTextContent('PayPal is connected.'));
    await expect(play.canvas.getAllByText(/^Connected since/)).toHaveLength(2);
  }),
};

/** 4022: the service's user is connected to another person. */
export const ConnectTaken: Story = {
  parameters: { scenario: scenarios.conference },
  render: accounts,
  play: withPopup(async (play, popup) => {
    await press(play, 'Connect: LinkedIn');
    popup.authorize();
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(
      'Someone else already signs in with this LinkedIn account. Error code 4022',
    );
  }),
};

/** FAULTS F53. */
export const ConnectBlocked: Story = {
  parameters: { scenario: scenarios.conference },
  render: accounts,
  play: withPopup(async (play) => {
    await press(play, 'Connect: Salesforce sandbox');
    const link = await play.canvas.findByRole('link', { name: /^Open Salesforce sandbox/ });
    await expect(link.getAttribute('href')).toContain('/auth/salesforce/sandbox?state=');
  }, true),
};

/** FAULTS F54. */
export const ConnectClosed: Story = {
  parameters: { scenario: scenarios.conference },
  render: accounts,
  play: withPopup(async (play, popup) => {
    await press(play, 'Connect: Mailchimp');
    popup.close();
    await waitFor(() => {
      void expect(play.canvas.getByRole('status')).toHaveTextContent('The Mailchimp window was closed.');
    });
    await press(play, 'Connect: Mailchimp');
    await expect(popup.opened).toHaveLength(2);
  }),
};

export const AccountsSignedOut: Story = {
  render: accounts,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sign in to connect accounts' });
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in');
  },
};

export const AccountsNotLoaded: Story = {
  parameters: {
    scenario: scenarios.conference,
    faults: { getSignedInPerson: { kind: 'error500', times: 1 } },
  },
  render: accounts,
  play: async (play) => {
    await play.canvas.findByText('We could not load your accounts');
    await press(play, 'Try again');
    await expect(await play.canvas.findAllByRole('listitem')).toHaveLength(9);
  },
};

export const AccountsLoading: Story = {
  parameters: { scenario: scenarios.conference, latency: { getSignedInPerson: 600_000 } },
  render: accounts,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading connected accounts')).toBeInTheDocument();
  },
};

/** In a menu. */
export const Menu: Story = {
  parameters: { scenario: scenarios.conference },
  render: ({ onEvent }) => <SignedInMenu onEvent={onEvent} />,
  play: async (play) => {
    await play.canvas.findByText('Ines Park');
    await press(play, 'Sign out');
    await waitFor(() => expect(play.canvas.queryByText('Ines Park')).toBeNull());
  },
};
