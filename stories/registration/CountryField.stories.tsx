import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { CountryField, type CountryFieldProps } from '../../src/themed/registration/CountryField';
import * as css from '../kit/gallery.css';

function Chosen(props: CountryFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (code: string) => {
    setValue(code);
    props.onChange(code);
  };
  return (
    <>
      <CountryField {...props} value={value} onChange={change} />
      <button type="button">After</button>
    </>
  );
}

/** The country of a bill or of an attendee: six at a time, by typing. 000 §2.7. */
const meta = {
  title: 'Registration/CountryField',
  component: CountryField,
  args: { id: 'country', label: 'Country', labelSuffix: '*', value: '', onChange: fn() },
  parameters: {
    // While it is open the list hides the page, which axe takes for focusable.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
  decorators: [(Story) => <div className={css.narrow}>{Story()}</div>],
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof CountryField>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name = 'Country*') => canvas.findByRole('combobox', { name });

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'SE' } };
export const Missing: Story = { args: { error: 'Country is required.' } };
export const Optional: Story = { args: { labelSuffix: undefined, optional: true } };

/** Page size 6: what is seen of the list at once. */
export const SixAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await field(canvas));
    const list = await canvas.findByRole('listbox');
    const [first] = within(list).getAllByRole('option');
    await expect(list.clientHeight / (first?.offsetHeight ?? 1)).toBeCloseTo(6, 1);
    await expect(within(list).getAllByRole('option')).toHaveLength(249);
  },
};

/** Accents, case and language don't matter: the English name, the reader's and the code all find it. */
export const FoundByName: Story = {
  play: async ({ canvas, args }) => {
    const country = await field(canvas);
    for (const [typed, name, code] of [
      ['aland', 'Åland Islands', 'AX'],
      ['cote d', 'Côte d’Ivoire', 'CI'],
      ['holland', 'Netherlands', 'NL'],
      ['uk', 'United Kingdom', 'GB'],
      ['ch', 'Switzerland', 'CH'],
    ] as const) {
      await userEvent.clear(country);
      await userEvent.type(country, typed);
      await canvas.findByRole('option', { name });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(country).toHaveValue(name));
      await expect(args.onChange).toHaveBeenLastCalledWith(code);
    }
  },
};

/** The keyboard alone: found by typing, walked to, taken by Tab, which goes on to the next field. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const country = await field(canvas);
    await userEvent.tab();
    await expect(country).toHaveFocus();
    await userEvent.keyboard('united');
    await canvas.findByRole('option', { name: 'United States' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => {
      const active = country.getAttribute('aria-activedescendant') ?? '';
      return expect(document.getElementById(active)).toHaveTextContent('United States');
    });
    await userEvent.tab();
    await waitFor(() => expect(country).toHaveValue('United States'));
    await expect(args.onChange).toHaveBeenLastCalledWith('US');
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** What is no country stays to be corrected, and says so once the field is left. */
export const WrongText: Story = {
  args: { value: 'US' },
  play: async ({ canvas, args }) => {
    const country = await field(canvas);
    await userEvent.clear(country);
    await userEvent.type(country, 'Atlantis');
    await canvas.findByRole('option', { name: 'No countries found' });
    await expect(canvas.queryByText('Country is required.')).toBeNull();
    await userEvent.click(canvas.getByText('After'));
    await canvas.findByText('Country is required.');
    await expect(country).toHaveValue('Atlantis');
    await expect(country).toHaveAccessibleDescription('Country is required.');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** A browser fills in codes or names, also while another field has the focus. */
export const FilledInByTheBrowser: Story = {
  play: async ({ canvas, args }) => {
    const country = await field(canvas);
    await expect(country).toHaveAttribute('autocomplete', 'country');
    for (const [filled, name] of [
      ['DE', 'Germany'],
      ['Österreich', undefined],
      ['united states', 'United States'],
    ] as const) {
      await fireEvent.input(country, { target: { value: filled } });
      await waitFor(() => expect(country).toHaveValue(name ?? filled));
    }
    await expect(args.onChange).toHaveBeenLastCalledWith('US');
  },
};

/** 000 §6 country exclusions: KP, IR, SY, then RU, then MO, HK, TW. */
export const Excluded: Story = {
  args: { exclude: ['KP', 'IR', 'SY', 'RU', 'MO', 'HK', 'TW'] },
  play: async ({ canvas }) => {
    await userEvent.click(await field(canvas));
    const list = await canvas.findByRole('listbox');
    const names = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(names).toHaveLength(242);
    for (const gone of ['North Korea', 'Iran', 'Syria', 'Russia', 'Macao', 'Hong Kong', 'Taiwan'])
      await expect(names.filter((name) => name.startsWith(gone))).toEqual([]);
  },
};

export const German: Story = {
  args: { label: 'Land' },
  globals: { locale: 'de' },
  play: async ({ canvas, args }) => {
    const country = await field(canvas, 'Land*');
    await userEvent.type(country, 'germany');
    await canvas.findByRole('option', { name: 'Deutschland' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(country).toHaveValue('Deutschland'));
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
  },
};

/** Neither the placeholder nor text in other letters runs below the opener. */
export const Arabic: Story = {
  args: { label: 'البلد' },
  globals: { locale: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    const input = await field(canvas, 'البلد*');
    const opener = canvas.getByRole('button', { name: /عرض المقترحات/ });
    const isClear = () => {
      const { left } = input.getBoundingClientRect();
      return left + parseFloat(getComputedStyle(input).paddingLeft) >= opener.getBoundingClientRect().right;
    };
    await expect(isClear()).toBe(true);
    await userEvent.type(input, 'Germ');
    await expect(isClear()).toBe(true);
    await userEvent.clear(input);
    await userEvent.type(input, 'المان');
    await canvas.findByRole('option', { name: 'ألمانيا' });
  },
};

export const OpenOnAPhone: Story = {
  ...SixAtATime,
  globals: { viewport: { value: 'phone' } },
};
