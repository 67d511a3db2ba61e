import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../src/themed/kit/Button';
import { Notice, type NoticeProps } from '../../src/themed/kit/Notice';
import * as css from './gallery.css';

const meta = {
  title: 'Kit/Notice',
  component: Notice,
  args: { children: 'Your tickets are still held. We try again by ourselves.' },
  decorators: [(Story) => <div className={css.narrow}>{Story()}</div>],
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = {
  args: { tone: 'positive', title: 'Code applied', children: 'Two-Day Pass is 20 % off.' },
};
export const Warning: Story = { args: { tone: 'warning', title: 'You are offline' } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Your order could not be processed, please try again.',
    children: undefined,
    live: 'assertive',
    onDismiss: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your order could not be processed');
  },
};
export const WithAction: Story = {
  args: {
    title: 'We saved your answers',
    children: 'You can pick up where you stopped.',
    action: <Button>Restore answers</Button>,
  },
};
export const LongText: Story = {
  args: {
    tone: 'danger',
    title: "We weren't able to pass the reCAPTCHA check, so you're unable to register at this time.",
    children: (
      <>
        Please try again. If the issue persists, please contact the organizer at{' '}
        <a href="mailto:help@northlight.example">help@northlight.example</a>
      </>
    ),
    onDismiss: fn(),
  },
};

function Dismissable(props: NoticeProps) {
  const [isThere, setThere] = useState(true);
  return isThere ? <Notice {...props} onDismiss={() => setThere(false)} /> : <p>Gone</p>;
}

export const Dismiss: Story = {
  args: { tone: 'warning', title: 'There are only 2 minutes left', live: 'polite' },
  render: (args) => <Dismissable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Gone')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
