import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onPhones } from '../../.storybook/modes';
import { SignInForm } from '../../src/themed/account/SignInForm';

/** Signing in by another service, or by email and password. 000 §1. */
const meta = {
  title: 'Account/Sign in',
  component: SignInForm,
  args: {
    state: { at: 'idle' },
    onSubmit: fn(),
    onService: fn(),
    onCancel: fn(),
    signUpHref: '#sign-up',
    resetHref: '#reset',
  },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A password may be seen before it is sent. */
export const Empty: Story = {
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'maren@northlight.example');
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(password, 'maren on the pier');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'maren@northlight.example',
      password: 'maren on the pier',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with LinkedIn' }));
    await expect(args.onService).toHaveBeenCalledWith('linkedin');
  },
};

/** What is wrong is listed; each entry leads to its field. */
export const Errors: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'maren');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const summary = within(await canvas.findByRole('region', { name: 'Please check what you entered' }));
    await expect(summary.getByRole('link', { name: 'Email is not valid.' })).toBeVisible();
    await userEvent.click(summary.getByRole('link', { name: 'Password is required.' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The form stays usable, and the window can be given up. */
export const Waiting: Story = {
  args: { state: { at: 'waiting', service: 'linkedin' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Waiting for LinkedIn. Continue in its window.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** FAULTS F53: words and a plain link. */
export const Blocked: Story = {
  args: { state: { at: 'blocked', service: 'linkedin', url: '/auth/linkedin?state=1' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Open LinkedIn/ });
    await expect(link).toHaveAttribute('rel', 'opener');
    await expect(canvas.getByRole('button', { name: 'Sign in with LinkedIn' })).not.toHaveAttribute(
      'aria-busy',
    );
  },
};

/** FAULTS F54. */
export const Closed: Story = {
  args: { state: { at: 'closed', service: 'linkedin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The LinkedIn window was closed. Nothing has changed.')).toBeVisible();
  },
};

export const SigningIn: Story = {
  args: { state: { at: 'signingIn' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const WrongPassword: Story = {
  args: { state: { at: 'failed', service: null, code: 4001, isRefusal: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The email or the password is incorrect.');
  },
};

export const UnknownHere: Story = {
  args: { state: { at: 'failed', service: 'linkedin', code: 4001, isRefusal: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This LinkedIn account is not connected yet.');
  },
};

export const Refused: Story = {
  args: { state: { at: 'failed', service: 'linkedin', code: 0, isRefusal: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('LinkedIn denied access.');
  },
};

/** FAULTS F55: no answer in 30 s, or an error without a code. */
export const NoCode: Story = {
  args: { state: { at: 'failed', service: null, code: 0, isRefusal: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There was an error processing your request');
  },
};

/** Where only email and password are offered. */
export const WithoutServices: Story = {
  args: { services: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /LinkedIn/ })).toBeNull();
    await expect(canvas.queryByText('or')).toBeNull();
  },
};
