import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ExportButton, type ExportButtonProps } from '../../../../src/organizer/kit/table';

const sheet: ExportButtonProps['make'] = () =>
  Promise.resolve({ file: new Blob(['Order']), name: 'orders.csv' });
/** Ends only when it is cancelled. */
const endless: ExportButtonProps['make'] = (_format, { signal, onProgress }) =>
  new Promise((_resolve, reject) => {
    onProgress?.({ loaded: 40, total: 100 });
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

/** Makes a file of rows, reports its progress, and can be cancelled. */
const meta = {
  title: 'Organizer/Kit/Export',
  component: ExportButton,
  args: { formats: ['xlsx', 'csv'], make: sheet, name: 'orders' },
} satisfies Meta<ExportButtonProps>;
export default meta;
type Story = StoryObj<ExportButtonProps>;

export const Done: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(canvas.getByRole('button', { name: 'CSV (.csv)' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('orders.csv was downloaded.');
  },
};

export const Running: Story = {
  args: { formats: ['xlsx'], make: endless },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText('40% received')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await canvas.findByText('40% received');
  },
};

export const Failed: Story = {
  args: { formats: ['xlsx'], make: () => Promise.reject(new Error('no')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^The file could not be created/);
  },
};
