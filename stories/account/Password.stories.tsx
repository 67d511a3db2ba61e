import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewPasswordForm } from '../../src/themed/account/NewPasswordForm';
import { ResetRequestForm } from '../../src/themed/account/ResetRequestForm';

/** A password that was forgotten. 002 §7. */
const meta = {
  title: 'Account/Password',
  component: NewPasswordForm,
  args: { at: 'idle', onSubmit: fn(), signInHref: '#sign-in', resetHref: '#reset' },
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'seven77');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await canvas.findByRole('link', { name: 'Password must have at least 8 characters.' });
    await userEvent.type(canvas.getByLabelText('New password'), '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('seven777');
  },
};

export const Saved: Story = {
  args: { at: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in');
  },
};

export const LinkExpired: Story = {
  args: { at: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link no longer works');
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '#reset');
  },
};

/** It says the same whether or not there is such an account. */
export const MailAsked: Story = {
  render: ({ onSubmit }) => <ResetRequestForm at="sent" onSubmit={onSubmit} signInHref="#sign-in" />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'wren@northlight.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('wren@northlight.example');
    await expect(await canvas.findByText(/^If wren@northlight\.example has an account/)).toBeVisible();
  },
};

export const MailFails: Story = {
  render: ({ onSubmit }) => <ResetRequestForm at="failed" onSubmit={onSubmit} signInHref="#sign-in" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There was an error processing your request');
  },
};
