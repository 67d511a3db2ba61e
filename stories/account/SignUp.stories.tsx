import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SignUpForm } from '../../src/themed/account/SignUpForm';
import { amara } from '../fixtures/orders';

/** Signing up, as an organizer or not. 000 §1, §6. */
const meta = {
  title: 'Account/Sign up',
  component: SignUpForm,
  args: {
    organizer: true,
    state: { at: 'idle' },
    onSubmit: fn(),
    onService: fn(),
    onDropService: fn(),
    onCancel: fn(),
    signInHref: '#sign-in',
  },
} satisfies Meta<typeof SignUpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the organizer flag a company may name the account. */
export const Organizer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    for (const [label, text] of [
      ...([
        ['First name', 'Noor'],
        ['Last name', 'Haddad'],
      ] as const),
      ...([
        ['Email', ' noor@papersmith.example'],
        ['Password', 'paper and two scissors'],
      ] as const),
    ])
      await userEvent.type(canvas.getByLabelText(label), text);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      firstName: 'Noor',
      lastName: 'Haddad',
      email: 'noor@papersmith.example',
      company: '',
      password: 'paper and two scissors',
    });
  },
};

export const Attendee: Story = {
  args: { organizer: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Company')).toBeNull();
    await expect(canvas.getByText('Join to manage your tickets.')).toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const summary = await canvas.findByRole('region', { name: 'Please check what you entered' });
    const links = within(summary).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      ...['First name is required.', 'Last name is required.', 'Email is required.'],
      'Password must have at least 8 characters.',
    ]);
    await expect(summary).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What the service's page said fills what is empty; no password is asked for. */
export const ByService: Story = {
  args: { by: 'linkedin', profile: amara },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('First name')).toHaveValue('Amara');
    await expect(canvas.getByLabelText('Email')).toHaveValue('amara@tidewater.studio');
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a password instead' }));
    await expect(args.onDropService).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { state: { at: 'waiting', service: 'linkedin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign up with LinkedIn' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const SigningUp: Story = {
  args: { state: { at: 'signingUp' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Taken: Story = {
  args: { state: { at: 'failed', service: null, code: 4022, isRefusal: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An account with these details already exists.',
    );
  },
};
