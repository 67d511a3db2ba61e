import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { notPictured, pictured } from '../../.storybook/modes';
import { RegistrationForm } from '../../src/themed/registration';
import { filledIn, formArgs, freeHold, hold } from '../fixtures/orders';

const bare = { ...filledIn.billing, country: '', address1: '', city: '', state: '', zip: '' };

/** Where the bill of a paid order goes. 000 §2.8 Billing info. */
const meta = {
  title: 'Registration/Billing',
  component: RegistrationForm,
  args: { ...formArgs, draft: { ...filledIn, billing: bare }, onSubmit: fn() },
  parameters: {
    ...notPictured(
      'The rest of the form is on every picture; these differ in a part of it, which two stories show.',
    ),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const bill = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Billing Information' }));
const labelsOf = (canvas: Canvas) =>
  [...canvas.getByRole('region', { name: 'Billing Information' }).querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  );
const inCountry = (country: string) => ({
  draft: { ...filledIn, billing: { ...filledIn.billing, country } },
});

export const Card: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await expect(labelsOf(canvas)).toEqual([
      ...['Country*', 'Address*', 'City*', 'State/Province', 'Zip/Postal Code*'],
    ]);
  },
};

/** 000 §2.8, §6 IHSCustomCountryLabel. */
export const RegionLabel: Story = {
  args: { siteConf: { ...formArgs.siteConf, features: { IHSCustomCountryLabel: true } } },
  play: async ({ canvas }) => {
    await expect(
      await bill(canvas).findByRole('combobox', { name: 'Country/Region/Territory*' }),
    ).toBeVisible();
  },
};

/** 000 §6 country exclusions, all of them. */
export const ExcludedCountries: Story = {
  args: {
    siteConf: {
      ...formArgs.siteConf,
      features: { excludedCountries: ['KP', 'IR', 'SY', 'RU', 'MO', 'HK', 'TW'] },
    },
  },
  play: async ({ canvas }) => {
    const country = await bill(canvas).findByRole('combobox', { name: 'Country*' });
    for (const [typed, left] of [
      ['taiwan', []],
      ['korea', ['South Korea']],
      ['russia', []],
    ] as const) {
      await userEvent.clear(country);
      await userEvent.type(country, typed);
      const names = () =>
        within(canvas.getByRole('listbox'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent);
      await waitFor(() => expect(names()).toEqual(left.length ? left : ['No countries found']));
    }
    await userEvent.keyboard('{Escape}');
  },
};

export const PostalCodeHidden: Story = {
  args: inCountry('IE'),
  play: async ({ canvas }) => {
    await expect(labelsOf(canvas)).toContain('Zip/Postal Code*');
    const country = await bill(canvas).findByRole('combobox', { name: 'Country*' });
    await userEvent.clear(country);
    await userEvent.type(country, 'hong');
    await canvas.findByRole('option', { name: /^Hong Kong/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(labelsOf(canvas)).not.toContain('Zip/Postal Code*'));
  },
};

export const CityHidden: Story = {
  args: inCountry('SG'),
  play: async ({ canvas }) => {
    await expect(labelsOf(canvas)).toEqual(['Country*', 'Address*', 'State/Province', 'Zip/Postal Code*']);
  },
};

/** 000 §5: no details with PayPal. */
export const PayPal: Story = {
  args: { hold: { ...hold, gateway: 'paypal' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your Information' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Billing Information' })).toBeNull();
  },
};

/** 000 §5: no details when the total is 0. */
export const NothingToPay: Story = {
  args: { hold: freeHold },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Billing Information' })).toBeNull();
  },
};

/** What is no country stays in the field, and leads the list of what is missing. */
export const WrongCountry: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const country = await bill(canvas).findByRole('combobox', { name: 'Country*' });
    await userEvent.type(country, 'Atlantis');
    await userEvent.tab();
    await expect(await bill(canvas).findByText('Country is required.')).toBeVisible();
    await expect(country).toHaveValue('Atlantis');
    await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Country is required.' }));
    await expect(country).toHaveFocus();
    await expect(country).toHaveValue('Atlantis');
  },
};

/** Too long, each in the words of 000 §5. */
export const TooLong: Story = {
  args: {
    draft: {
      ...filledIn,
      billing: {
        ...filledIn.billing,
        country: 'US',
        address1: 'a'.repeat(151),
        city: 'c'.repeat(51),
        state: 's'.repeat(51),
        zip: 'z'.repeat(51),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
    for (const text of [
      'Address is too long.',
      'City is too long.',
      'State is too long.',
      'Zip code is too long.',
    ])
      await expect(await bill(canvas).findByText(text)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' }, args: inCountry('AE') };
export const German: Story = { globals: { locale: 'de' }, args: inCountry('DE') };
