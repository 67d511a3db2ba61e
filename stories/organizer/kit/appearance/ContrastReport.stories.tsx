import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  ContrastReportView,
  type ContrastReportProps,
} from '../../../../src/organizer/kit/appearance/ContrastReportView';
import { tooClose } from '../../../foundations/PaintedRoles';

const meta = {
  title: 'Organizer/Kit/ContrastReport',
  component: ContrastReportView,
  args: { settings: {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContrastReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllPass: Story = {};

/** Nothing is given but the preset; its action is a little light for links. */
export const Festival: Story = { args: { preset: 'festival', onFix: fn() } };

export const Dark: Story = { args: { preset: 'festival', scheme: 'dark' } };

/** Puts what was suggested in the place of what was given. */
function Editor({ settings: first, ...rest }: ContrastReportProps) {
  const [settings, setSettings] = useState(first);
  return (
    <ContrastReportView
      {...rest}
      settings={settings}
      onFix={(color, value) => setSettings((before) => ({ ...before, [color]: value }))}
    />
  );
}

export const Corrected: Story = {
  args: { settings: tooClose },
  render: (args) => <Editor {...args} />,
};

/** Each suggestion makes its correction vanish; the result is read aloud. */
export const Fixed: Story = {
  ...Corrected,
  play: async ({ canvas, userEvent }) => {
    for (const left of [4, 3, 2, 1]) {
      const buttons = canvas.getAllByRole('button', { name: /^Use #/ });
      await expect(buttons).toHaveLength(left);
      if (buttons[0]) await userEvent.click(buttons[0]);
    }
    await expect(canvas.queryByRole('button', { name: /^Use #/ })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^30 of 30 pass$/), {
      timeout: 3000,
    });
  },
};

/** Every pair, opened. */
export const AllPairs: Story = {
  args: { settings: { color4: '#c9c9c9' }, onFix: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('All pairs'));
    const table = canvas.getByRole('table', { name: 'Contrast of every pair of colors' });
    await expect(table.querySelectorAll('[data-level]')).toHaveLength(30);
  },
};

/** Where a look is only shown: what was corrected is said, and nothing can be pressed. */
export const ReadOnly: Story = { args: { settings: tooClose } };
