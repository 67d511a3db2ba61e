import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { scenarios } from '../../../mocks';
import { filteredBy, wholeTable } from '../../../src/domain';
import { SavedViews } from '../../../src/organizer/table';

const disputed = filteredBy(wholeTable, 'status', 'disputed');

/** Views by name: those there always are, and those somebody saved in this browser. */
const meta = {
  title: 'Organizer/Kit/Saved views',
  component: SavedViews,
  parameters: { scenario: scenarios.conference },
  args: {
    list: 'orders 1001',
    view: disputed,
    onViewChange: fn(),
    given: [
      { label: 'All', view: wholeTable, count: 241 },
      { label: 'Disputed', view: disputed, count: 1 },
    ],
  },
  render: function Stateful(args) {
    const [view, setView] = useState(args.view);
    return <SavedViews {...args} view={view} onViewChange={setView} />;
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All 241' }));
    await expect(canvas.getByRole('button', { name: 'All 241' })).toHaveAttribute('aria-current', 'true');
  },
};

/** A view nobody named yet can be saved; it is removed where it stands. */
export const Saved: Story = {
  args: { view: filteredBy(disputed, 'type', '3001') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    const name = await screen.findByRole('textbox', { name: 'Name of the view' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAccessibleDescription('Give the view a name');
    await userEvent.type(name, 'My own{Enter}');
    await expect(await canvas.findByRole('button', { name: 'My own' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the view My own' }));
    await expect(canvas.getByRole('button', { name: 'Save view' })).toBeVisible();
  },
};
