import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withoutStyle } from '../../.storybook/modes';
import { freeHold, hold, plainHold, widgetConfig } from '../fixtures/orders';
import { swapHold } from '../fixtures/swaps';
import { PlainSummary } from './PlainSummary';

const meta = {
  title: 'Headless/OrderSummary',
  component: PlainSummary,
  args: { hold, widget: widgetConfig },
  parameters: { ...withoutStyle },
} satisfies Meta<typeof PlainSummary>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const labelsOf = (canvas: Canvas) => canvas.getAllByRole('term').map((label) => label.textContent);
const sumOf = (canvas: Canvas, label: string) => canvas.getByText(label).nextElementSibling;

/** What a partner sees before the first line of CSS. */
export const WithoutAnyStyle: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getByRole('list', { name: 'Your tickets' });
    await expect(lines).toHaveAttribute('data-saved');
    const [full, reduced] = within(lines).getAllByRole('listitem');
    await expect(full).toHaveTextContent('1 × General Admission $180.00 Fee $9.40 Tax $11.25 $200.65');
    await expect(full).not.toHaveAttribute('data-discounted');
    await expect(reduced).toHaveTextContent('1 × Two-Day Pass Reduced: 20% off $256.00');
    await expect(reduced).toHaveAttribute('data-discounted');
    await expect(labelsOf(canvas)).toEqual(['Before tax', 'Fees in it', 'Tax', 'To pay', 'Saved']);
    await expect(sumOf(canvas, 'Fees in it')).toHaveTextContent('$22.20');
    await expect(sumOf(canvas, 'To pay')).toHaveTextContent('$485.45');
    await expect(sumOf(canvas, 'Saved')).toHaveTextContent('$64.00');
  },
};

/** Tax is part of the prices, and so are fees: neither has a sum of its own. */
export const PricesInclusive: Story = {
  args: { widget: { ...widgetConfig, showFees: false, taxOnCheckout: false } },
  play: async ({ canvas }) => {
    await expect(labelsOf(canvas)).toEqual(['To pay', 'Saved']);
    await expect(canvas.queryByText(/^Fee/)).toBeNull();
  },
};

/** No tax, no fees; the digits of another language. */
export const Plain: Story = {
  args: { hold: plainHold, locale: 'ar-EG' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('١٢ × General Admission');
    await expect(labelsOf(canvas)).toEqual(['To pay']);
  },
};

export const Free: Story = {
  args: { hold: freeHold },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing')).toHaveAttribute('data-zero');
    await expect(canvas.getByRole('list')).toHaveAttribute('data-free');
    await expect(labelsOf(canvas)).toEqual(['To pay']);
  },
};

/** 000 §3 Swap ticket row: a line a ticket, with what it was and what is charged. */
export const Swap: Story = {
  args: { hold: swapHold },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('data-swap');
    for (const line of canvas.getAllByRole('listitem')) await expect(line).toHaveAttribute('data-swapped');
    await expect(canvas.getAllByText('was General Admission')[0]).toBeVisible();
    await expect(sumOf(canvas, 'To pay')).toHaveTextContent('$155.35');
  },
};
