import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notPictured } from '../../.storybook/modes';
import { schemes, type Preset } from '../../src/theme';
import { stateNames, variantNames, type MatrixState, type MatrixVariant } from '../fixtures/matrix';
import { Matrix, customText, WholeMatrix } from './Matrix';

/** Every state of a row by everything that can be added to it, one story each; the overviews show them all. 000 §2.2. */
const meta = {
  title: 'Tickets/Matrix',
  component: Matrix,
  args: { states: ['onSale'], variant: 'plain' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Matrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stands where the quantity would be, or beside it; nothing that would say it twice. */
const text: Record<MatrixState, string | null> = {
  onSale: null,
  endsSoon: 'Ends Mar 20',
  fewLeft: '3 Left',
  manyLeft: '240 Left',
  free: 'Free',
  soldOut: 'Sold Out',
  soldOutOwnWords: customText,
  saleStarts: 'Sale starts Mar 5',
  saleEnded: 'Sale ended on Jan 31',
  needsOther: 'Only available upon other ticket selection',
  notOnSale: 'Currently not on sale',
};
const canBeChosen = new Set<MatrixState>(['onSale', 'endsSoon', 'fewLeft', 'manyLeft', 'free']);

function highlightOf(state: MatrixState, variant: MatrixVariant): string | undefined {
  if (variant === 'discount' || variant === 'revealed') return variant;
  return canBeChosen.has(state) ? 'onSale' : undefined;
}

const cell = (state: MatrixState, variant: MatrixVariant): Story => ({
  args: { states: [state], variant },
  parameters: { ...notPictured('The overviews show every cell.') },
  ...(variant === 'rightToLeft' ? { globals: { locale: 'ar' } } : {}),
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('table')).getAllByRole('row')[1] as HTMLElement;
    await expect(row.dataset['highlight']).toBe(highlightOf(state, variant));
    await expect(within(row).queryAllByRole('combobox')).toHaveLength(canBeChosen.has(state) ? 1 : 0);
    await expect(row.hasAttribute('data-urgent')).toBe(state === 'fewLeft');
    const said = text[state];
    if (said !== null && variant !== 'rightToLeft') await expect(within(row).getByText(said)).toBeVisible();
    if (variant === 'tax' && canBeChosen.has(state) && state !== 'free')
      await expect(canvas.getByText(/Tax is added at checkout/)).toBeVisible();
  },
});

const overview = (preset: Preset): Story => ({
  globals: { preset },
  parameters: { layout: 'padded' },
  render: (_, { globals }) => (
    <WholeMatrix preset={preset} scheme={schemes.find((scheme) => scheme === globals['scheme'])} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(variantNames.length);
    // The organizer's own words are those of a list of their own.
    await expect(canvas.getAllByRole('table')).toHaveLength(2 * variantNames.length);
    await expect(canvas.getAllByRole('cell').length).toBeGreaterThanOrEqual(
      3 * stateNames.length * variantNames.length,
    );
  },
});

/** All states on one page, for designers. */
export const InkOverview: Story = overview('ink');
export const FestivalOverview: Story = overview('festival');
export const SummitOverview: Story = overview('summit');

/** On sale */
export const OnSalePlain: Story = cell('onSale', 'plain');
export const OnSaleDiscount: Story = cell('onSale', 'discount');
export const OnSaleRevealed: Story = cell('onSale', 'revealed');
export const OnSaleFees: Story = cell('onSale', 'fees');
export const OnSaleTax: Story = cell('onSale', 'tax');
export const OnSaleLongText: Story = cell('onSale', 'longText');
export const OnSaleRightToLeft: Story = cell('onSale', 'rightToLeft');

/** 'Ends {date}' */
export const EndsSoonPlain: Story = cell('endsSoon', 'plain');
export const EndsSoonDiscount: Story = cell('endsSoon', 'discount');
export const EndsSoonRevealed: Story = cell('endsSoon', 'revealed');
export const EndsSoonFees: Story = cell('endsSoon', 'fees');
export const EndsSoonTax: Story = cell('endsSoon', 'tax');
export const EndsSoonLongText: Story = cell('endsSoon', 'longText');
export const EndsSoonRightToLeft: Story = cell('endsSoon', 'rightToLeft');

/** '{n} Left', urgent */
export const FewLeftPlain: Story = cell('fewLeft', 'plain');
export const FewLeftDiscount: Story = cell('fewLeft', 'discount');
export const FewLeftRevealed: Story = cell('fewLeft', 'revealed');
export const FewLeftFees: Story = cell('fewLeft', 'fees');
export const FewLeftTax: Story = cell('fewLeft', 'tax');
export const FewLeftLongText: Story = cell('fewLeft', 'longText');
export const FewLeftRightToLeft: Story = cell('fewLeft', 'rightToLeft');

/** '{n} Left' */
export const ManyLeftPlain: Story = cell('manyLeft', 'plain');
export const ManyLeftDiscount: Story = cell('manyLeft', 'discount');
export const ManyLeftRevealed: Story = cell('manyLeft', 'revealed');
export const ManyLeftFees: Story = cell('manyLeft', 'fees');
export const ManyLeftTax: Story = cell('manyLeft', 'tax');
export const ManyLeftLongText: Story = cell('manyLeft', 'longText');
export const ManyLeftRightToLeft: Story = cell('manyLeft', 'rightToLeft');

/** 'Free' */
export const FreePlain: Story = cell('free', 'plain');
export const FreeDiscount: Story = cell('free', 'discount');
export const FreeRevealed: Story = cell('free', 'revealed');
export const FreeFees: Story = cell('free', 'fees');
export const FreeTax: Story = cell('free', 'tax');
export const FreeLongText: Story = cell('free', 'longText');
export const FreeRightToLeft: Story = cell('free', 'rightToLeft');

/** 'Sold Out' */
export const SoldOutPlain: Story = cell('soldOut', 'plain');
export const SoldOutDiscount: Story = cell('soldOut', 'discount');
export const SoldOutRevealed: Story = cell('soldOut', 'revealed');
export const SoldOutFees: Story = cell('soldOut', 'fees');
export const SoldOutTax: Story = cell('soldOut', 'tax');
export const SoldOutLongText: Story = cell('soldOut', 'longText');
export const SoldOutRightToLeft: Story = cell('soldOut', 'rightToLeft');

/** The organizer's words for 'Sold Out' */
export const SoldOutOwnWordsPlain: Story = cell('soldOutOwnWords', 'plain');
export const SoldOutOwnWordsDiscount: Story = cell('soldOutOwnWords', 'discount');
export const SoldOutOwnWordsRevealed: Story = cell('soldOutOwnWords', 'revealed');
export const SoldOutOwnWordsFees: Story = cell('soldOutOwnWords', 'fees');
export const SoldOutOwnWordsTax: Story = cell('soldOutOwnWords', 'tax');
export const SoldOutOwnWordsLongText: Story = cell('soldOutOwnWords', 'longText');
export const SoldOutOwnWordsRightToLeft: Story = cell('soldOutOwnWords', 'rightToLeft');

/** 'Sale starts {date}' */
export const SaleStartsPlain: Story = cell('saleStarts', 'plain');
export const SaleStartsDiscount: Story = cell('saleStarts', 'discount');
export const SaleStartsRevealed: Story = cell('saleStarts', 'revealed');
export const SaleStartsFees: Story = cell('saleStarts', 'fees');
export const SaleStartsTax: Story = cell('saleStarts', 'tax');
export const SaleStartsLongText: Story = cell('saleStarts', 'longText');
export const SaleStartsRightToLeft: Story = cell('saleStarts', 'rightToLeft');

/** 'Sale ended on {date}' */
export const SaleEndedPlain: Story = cell('saleEnded', 'plain');
export const SaleEndedDiscount: Story = cell('saleEnded', 'discount');
export const SaleEndedRevealed: Story = cell('saleEnded', 'revealed');
export const SaleEndedFees: Story = cell('saleEnded', 'fees');
export const SaleEndedTax: Story = cell('saleEnded', 'tax');
export const SaleEndedLongText: Story = cell('saleEnded', 'longText');
export const SaleEndedRightToLeft: Story = cell('saleEnded', 'rightToLeft');

/** 'Only available upon other ticket selection' */
export const NeedsOtherPlain: Story = cell('needsOther', 'plain');
export const NeedsOtherDiscount: Story = cell('needsOther', 'discount');
export const NeedsOtherRevealed: Story = cell('needsOther', 'revealed');
export const NeedsOtherFees: Story = cell('needsOther', 'fees');
export const NeedsOtherTax: Story = cell('needsOther', 'tax');
export const NeedsOtherLongText: Story = cell('needsOther', 'longText');
export const NeedsOtherRightToLeft: Story = cell('needsOther', 'rightToLeft');

/** 'Currently not on sale' */
export const NotOnSalePlain: Story = cell('notOnSale', 'plain');
export const NotOnSaleDiscount: Story = cell('notOnSale', 'discount');
export const NotOnSaleRevealed: Story = cell('notOnSale', 'revealed');
export const NotOnSaleFees: Story = cell('notOnSale', 'fees');
export const NotOnSaleTax: Story = cell('notOnSale', 'tax');
export const NotOnSaleLongText: Story = cell('notOnSale', 'longText');
export const NotOnSaleRightToLeft: Story = cell('notOnSale', 'rightToLeft');
