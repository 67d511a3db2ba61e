import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../../mocks';
import { filteredBy, wholeTable } from '../../../../src/domain';
import { SavedViews } from '../../../../src/organizer/kit/table';

const disputed = filteredBy(wholeTable, 'status', 'disputed');

/** Views of a list by name: those there always are, and those somebody saved in this browser. */
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

const open = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const panel = () => within(screen.getByRole('dialog', { name: 'Saved views' }));

/** One that is shown already has a name: there is nothing to save. */
export const Given: Story = {
  play: async ({ canvas }) => {
    await open('Saved');
    await expect(panel().getByRole('button', { name: 'Disputed 1' })).toHaveAttribute('aria-current', 'true');
    await expect(panel().queryByRole('button', { name: 'Save view' })).toBeNull();
    await userEvent.click(panel().getByRole('button', { name: 'All 241' }));
    await expect(canvas.getByRole('button', { name: 'Saved' })).toHaveFocus();
    await open('Saved');
    await expect(panel().getByRole('button', { name: 'All 241' })).toHaveAttribute('aria-current', 'true');
  },
};

/** A view nobody named yet can be saved, gets another name, and is removed. */
export const Saved: Story = {
  args: { view: filteredBy(disputed, 'type', '3001') },
  play: async ({ canvas }) => {
    await open('Saved');
    await userEvent.click(panel().getByRole('button', { name: 'Save view' }));
    const name = await screen.findByRole('textbox', { name: 'View name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAccessibleDescription('Enter a name');
    await userEvent.type(name, 'Mine{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Mine' }));
    await userEvent.click(panel().getByRole('button', { name: 'Rename view Mine' }));
    const renamed = await screen.findByRole('textbox', { name: 'View name' });
    await expect(renamed).toHaveValue('Mine');
    await userEvent.type(renamed, ' own{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Mine own' }));
    await userEvent.click(panel().getByRole('button', { name: 'Delete view Mine own' }));
    await expect(panel().getByRole('button', { name: 'All 241' })).toHaveFocus();
    await expect(panel().getByRole('button', { name: 'Save view' })).toBeVisible();
  },
};
