import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notPictured } from '../../../../.storybook/modes';
import { scenarios } from '../../../../mocks';
import {
  CheckboxField,
  ColourField,
  DateTimeField,
  ImageField,
  LongTextField,
  MoneyField,
  MultiSelectField,
  NumberField,
  PercentField,
  RadioCards,
  RichTextField,
  SelectField,
  SwitchField,
  TextField,
  ZoneField,
} from '../../../../src/organizer/kit/fields';
import { faces } from '../../../fixtures/tickets';
import { arrivesThird, fails, neverArrives, OneForm } from './fields.fixtures';

const dollars = { code: 'USD', symbol: '$' };
const yen = { code: 'JPY', symbol: '¥', minorUnits: 0 };
const options = ['Design', 'Type', 'Print'].map((label) => ({ value: label.toLowerCase(), label }));
const many = Array.from({ length: 14 }, (_, index) => ({ value: `t${index}`, label: `Ticket ${index + 1}` }));

/** What an organizer writes into, each bound to the form around it by its name. */
const meta = {
  title: 'Organizer/Kit/Fields',
  component: OneForm,
  args: { values: {}, children: null },
} satisfies Meta<typeof OneForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  args: {
    values: { name: 'Two-Day Pass', notes: '', code: 'NL-PASS-2 and then some' },
    children: (
      <>
        <TextField name="name" label="Ticket name" limit={80} required />
        <LongTextField name="notes" label="Description" limit={2000} hint="What buyers read." />
        <TextField name="code" label="Ledger code" limit={20} optional span={6} />
      </>
    ),
  },
};

export const Numbers: Story = {
  args: {
    values: { quantity: 150, price: 320_00, yen: 12_000, absorbed: 12.5 },
    children: (
      <>
        <NumberField name="quantity" label="Quantity" span={4} />
        <MoneyField name="price" label="Price" currency={dollars} span={4} />
        <PercentField name="absorbed" label="You absorb" span={4} />
        <MoneyField name="yen" label="Price in Tokyo" currency={yen} span={4} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '1,250.5');
    await userEvent.tab();
    await expect(price).toHaveValue('1250.50');
    await userEvent.clear(price);
    await userEvent.type(price, '12.345');
    await userEvent.tab();
    await expect(price).toHaveValue('12.345');
    await canvas.findByText('Number is not valid.');
  },
};

export const GermanNumbers: Story = {
  globals: { locale: 'de' },
  args: {
    values: { price: 1250_50 },
    children: <MoneyField name="price" label="Preis" currency={{ code: 'CHF', symbol: 'CHF' }} span={6} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Preis' })).toHaveValue('1250,50');
  },
};

export const Choices: Story = {
  args: {
    values: { when: 'now', kind: 'type', on: true, agreed: false, tags: ['print'], tickets: ['t3'] },
    children: (
      <>
        <RadioCards
          name="when"
          label="Availability"
          options={[
            { value: 'now', label: 'Immediately', text: 'As soon as you save' },
            { value: 'date', label: 'On a date', text: 'Choose start and end' },
            { value: 'after', label: 'After another ticket', unavailable: 'There is no other ticket' },
          ]}
        />
        <SelectField name="kind" label="Type" options={options} span={6} />
        <SwitchField name="on" label="Show tickets left" />
        <CheckboxField name="agreed" label="Buyers must agree" hint="Asked before they pay." />
        <MultiSelectField name="tags" label="Tags" options={options} />
        <MultiSelectField name="tickets" label="Ticket types" options={many} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'After another ticket' }));
    await expect(canvas.getByRole('radio', { name: 'Immediately' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'On a date' }));
    await expect(canvas.getByRole('radio', { name: 'On a date' })).toBeChecked();
  },
};

export const DateAndZone: Story = {
  parameters: { scenario: scenarios.conference },
  args: {
    values: { start: '2026-03-05 09:00', end: '', zone: 'America/New_York' },
    children: (
      <>
        <DateTimeField name="start" label="Start date" timeZone="America/New_York" span={6} />
        <DateTimeField name="end" label="End date" timeZone="America/New_York" span={6} optional />
        <ZoneField name="zone" label="Time zone" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const start = within(canvas.getByRole('group', { name: 'Start date' }));
    await expect(start.getByRole('spinbutton', { name: /month/ })).toHaveTextContent('03');
    const written = canvas.getByRole('group', { name: 'Start date' }).textContent.replace(/[^ -~]/g, '');
    await expect(written).toBe('03/05/2026 09:00 am');
    const end = within(canvas.getByRole('group', { name: 'End date' }));
    await userEvent.click(end.getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('04');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Time zone' }));
    await canvas.findByText('Date is not valid.');
    // What is open hides the rest from assistive technology.
    await userEvent.keyboard('{Escape}');
  },
};

/** The day is chosen with the keyboard and keeps its time; the calendar gives the focus back. */
export const Calendar: Story = {
  args: {
    values: { start: '2026-03-07 19:30' },
    children: <DateTimeField name="start" label="Start date" timeZone="America/New_York" span={6} />,
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Choose from a calendar: Start date' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: /March 7, 2026 selected/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    const start = within(canvas.getByRole('group', { name: 'Start date' }));
    await expect(start.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('15');
    await expect(start.getByRole('spinbutton', { name: /minute/ })).toHaveTextContent('30');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /March 15, 2026 selected/ })).toHaveFocus(),
    );
  },
};

export const Colours: Story = {
  args: {
    values: { ground: '#fff8ea', ink: '' },
    children: (
      <>
        <ColourField name="ground" label="Background" span={6} />
        <ColourField name="ink" label="Ink" span={6} fallback="#33121f" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Background' });
    await userEvent.clear(code);
    await userEvent.type(code, 'F0A');
    await userEvent.tab();
    await expect(code).toHaveValue('#ff00aa');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a color: Ink' }));
    const picker = within(await canvas.findByRole('dialog', { name: 'Ink' }));
    picker.getByRole('slider', { name: 'Hue' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Ink' })).not.toHaveValue('');
  },
};

/** One that can only be uploaded, and one whose address can be written as well: it is that of what was uploaded. */
export const Pictures: Story = {
  parameters: { scenario: scenarios.conference },
  args: {
    values: { logo: '', banner: '', partner: '' },
    children: (
      <>
        <ImageField name="logo" label="Logo" onUpload={neverArrives} />
        <ImageField
          name="banner"
          label="Banner"
          onUpload={fails({ key: 'registration.file.failed' })}
          maxSize={1024}
        />
        <ImageField name="partner" label="Partner’s logo" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const picture = new File(['x'], 'logo.gif', { type: 'image/gif' });
    await userEvent.upload(canvas.getByLabelText('Logo'), picture);
    await canvas.findByRole('progressbar');
    await userEvent.upload(
      canvas.getByLabelText('Banner'),
      new File(['x'.repeat(2048)], 'a.gif', { type: 'image/gif' }),
    );
    await waitFor(() => expect(canvas.getByLabelText('Banner')).toBeInvalid());
    await userEvent.upload(canvas.getByLabelText('Choose an image: Partner’s logo'), picture);
    const address = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Partner’s logo' });
    await waitFor(() => expect(address.value).toMatch(/^https:/));
  },
};

/** Another file ends what went wrong with the one before, and stops one that is on its way: only its own address comes. */
export const UploadBegunAgain: Story = {
  parameters: notPictured('Looks as the other images do.'),
  args: {
    values: { logo: '' },
    children: <ImageField name="logo" label="Logo" onUpload={arrivesThird} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(faces);
    arrivesThird.mockClear();
  },
  play: async ({ canvas }) => {
    const logo = canvas.getByLabelText('Logo');
    const choose = (name: string) => userEvent.upload(logo, new File(['x'], name, { type: 'image/gif' }));
    await choose('first.gif');
    await waitFor(() => expect(logo).toBeInvalid());
    await choose('second.gif');
    await expect(await canvas.findByRole('progressbar')).toHaveAccessibleName(/second\.gif/);
    await expect(logo).toBeValid();
    await choose('third.gif');
    await canvas.findByText('Replace image');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(logo).toBeValid();
    await expect(arrivesThird.mock.calls.map(([, { signal }]) => signal.aborted)).toEqual([
      true,
      true,
      false,
    ]);
    await expect(canvas.getByRole('img', { name: 'Current image' })).toHaveAttribute('src', '/faces/3.svg');
  },
};

export const FormattedText: Story = {
  args: {
    values: { message: '<p>Dear {{firstName}}, <strong>welcome</strong>.</p>' },
    children: (
      <RichTextField
        name="message"
        label="Message"
        limit={2000}
        placeholders={[
          { name: 'firstName', label: 'First name' },
          { name: 'eventName', label: 'Event' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: 'Formatting: Message' });
    const text = canvas.getByRole('textbox', { name: 'Message' });
    await expect(text).toHaveTextContent('Dear {{firstName}}, welcome.');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = dialog.getByRole('textbox', { name: 'URL or email address' });
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply link' }));
    await expect(address).toBeInvalid();
    await userEvent.clear(address);
    await userEvent.type(address, 'a.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply link' }));
    await expect(await canvas.findByText('https://a.example/')).toHaveAttribute('href', 'https://a.example/');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Insert a placeholder' }), 'Event');
    await expect(text).toHaveTextContent('{{eventName}}');
  },
};

const hundreds = Array.from({ length: 200 }, (_, index) => `field${index}`);

export const TwoHundredFields: Story = {
  args: {
    values: Object.fromEntries(hundreds.map((name) => [name, ''])),
    children: hundreds.map((name, index) => (
      <TextField key={name} name={name} label={`Field ${index + 1}`} span={6} />
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Field 100' }), 'ab');
    await expect(canvas.getByText('Unsaved changes')).toBeInTheDocument();
  },
};
