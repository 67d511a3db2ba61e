import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../.storybook/modes';
import { problemOf } from '../../src/domain';
import { Notice } from '../../src/themed/kit/Notice';
import { ProblemBanner } from '../../src/themed/notices/ProblemBanner';
import { RegistrationForm, type RegistrationFormProps } from '../../src/themed/registration';
import {
  amara,
  filledIn,
  formArgs,
  freeEventHold,
  freeHold,
  longForm,
  personTickets,
} from '../fixtures/orders';

const meta = {
  title: 'Registration/RegistrationForm',
  component: RegistrationForm,
  args: { ...formArgs, onSubmit: fn(), onBack: fn(), onDraftChange: fn() },
  parameters: {
    ...ofOneScreen,
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const submit = (canvas: Canvas, name: string | RegExp = /^Order Now/) =>
  userEvent.click(canvas.getByRole('button', { name }));

export const TwoAttendees: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { ...onPhones, ...mirrored } } },
};

export const OneAttendee: Story = { args: { hold: freeHold, personTickets: personTickets(1) } };

export const FiveAttendees: Story = { args: { personTickets: personTickets(5) } };

export const EveryQuestionType: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: onPhones } },
  args: { form: longForm, personTickets: personTickets(1) },
};

/** Nothing to pay at a paid event: no bill, no card, but a buyer. */
export const NothingToPay: Story = { args: { hold: freeHold } };

/** A free event with one ticket: nobody is asked who buys. 000 §5. */
export const FreeEventOneTicket: Story = {
  args: { hold: freeEventHold, personTickets: personTickets(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your Information')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
  },
};

export const OrganizersWords: Story = {
  args: {
    widget: { ...formArgs.widget, formName: 'Who is coming?', ctaCreditCard: 'Pay and go' },
  },
};

export const TermsHidden: Story = {
  args: { siteConf: { ...formArgs.siteConf, features: { hideTermsCheckbox: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: /I agree/ })).toBeNull();
  },
};

export const AgreedAutomatically: Story = {
  args: { siteConf: { ...formArgs.siteConf, features: { autoAgree: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  },
};

export const CountryRegionTerritory: Story = {
  args: { siteConf: { ...formArgs.siteConf, features: { IHSCustomCountryLabel: true } } },
};

/** Addresses that are not allowed leave their words. FAULTS A06. */
export const HostileLinks: Story = {
  args: { siteConf: { ...formArgs.siteConf, termsUrl: 'javascript:alert(1)', privacyUrl: '//evil.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await expect(canvas.getByRole('checkbox', { name: /end-user terms/ })).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: { me: amara },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Attendee 1/ }));
    const first = within(canvas.getByRole('group', { name: /^Attendee 1/ }));
    await expect(first.getByLabelText('Company')).toHaveValue('Tidewater Studio');
    await expect(canvas.getByLabelText('Email Address*')).toHaveValue('amara@tidewater.studio');
    await expect(await canvas.findByRole('combobox', { name: 'Country*' })).toHaveValue('United States');
  },
};

/** 000 §5: 'Please fix your errors before ordering'. The summary takes focus and leads to each field. */
export const EmptySubmit: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await submit(canvas);
    const summary = await canvas.findByRole('region', { name: 'Please fix your errors before ordering' });
    await waitFor(() => expect(summary).toHaveFocus());
    const text = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(text).toEqual([
      ...['First name is required.', 'Last name is required.', 'Email is required.'],
      ...['First name is required.', 'Last name is required.', 'Email is required.'],
      ...['First name is required.', 'Last name is required.', 'Email is required.'],
      ...['Card number is required', 'Card expiry date is required', 'CVC is required'],
      'Full name is required.',
      ...['Country is required.', 'Address is required.', 'City is required.', 'Zip code is required.'],
      'Please read and accept terms before proceeding',
    ]);
    for (const part of ['Attendee 1', 'Attendee 2', 'Your Information', 'Billing Information'])
      await expect(within(summary).getByText(part)).toBeVisible();
    await userEvent.click(within(summary).getByRole('link', { name: 'Zip code is required.' }));
    await expect(canvas.getByLabelText('Zip/Postal Code*')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** 000 §5: errors appear only when touched and not active. */
export const ErrorsWhenLeft: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email Address*');
    await userEvent.type(email, 'amara@tidewater');
    await expect(canvas.queryByText('Email is not valid.')).toBeNull();
    await userEvent.tab();
    await canvas.findByText('Email is not valid.');
    await expect(email).toHaveAccessibleDescription('Email is not valid.');
    await userEvent.type(email, '.studio ');
    await expect(canvas.queryByText('Email is not valid.')).toBeNull();
    await userEvent.tab();
    await expect(email).toHaveValue('amara@tidewater.studio');
    await expect(canvas.queryByText('Email is not valid.')).toBeNull();
    const state = canvas.getByLabelText('State/Province');
    await userEvent.type(state, ' MA ');
    await userEvent.tab();
    await expect(state).toHaveValue('MA');
  },
};

export const TypoHint: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Fill in Attendee 2/ }));
    const email = within(canvas.getByRole('group', { name: /^Attendee 2/ })).getByLabelText('Email');
    await userEvent.type(email, 'jonas@gmial.com');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'jonas@gmail.com' }));
    await expect(email).toHaveValue('jonas@gmail.com');
    await expect(email).toHaveFocus();
    await expect(canvas.queryByText(/Did you mean/)).toBeNull();
  },
};

export const CopyAttendee: Story = {
  args: { me: amara },
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('group', { name: /^Attendee 2/ }));
    await userEvent.click(second.getByRole('button', { name: 'Copy from attendee 1' }));
    await expect(second.getByLabelText('First name')).toHaveValue('Amara');
    await expect(second.getByLabelText('Company')).toHaveValue('Tidewater Studio');
    await expect(canvas.getByText('Copied from attendee 1 to attendee 2')).toBeInTheDocument();
  },
};

/** Hong Kong has no postal codes: none is asked for, none is missing. DECISIONS, Order flow. */
export const CountryWithoutPostalCode: Story = {
  args: { draft: { ...filledIn, billing: { ...filledIn.billing, country: 'HK', zip: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Zip/Postal Code*')).toBeNull();
    await submit(canvas);
    await canvas.findByRole('region', { name: 'Please fix your errors before ordering' });
    await expect(canvas.queryByText('Zip code is required.')).toBeNull();
  },
};

/** The country list is reached and answered by typing. */
export const CountryByKeyboard: Story = {
  play: async ({ canvas }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country*' });
    country.focus();
    await userEvent.keyboard('denm');
    await canvas.findByRole('option', { name: 'Denmark' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(country).toHaveValue('Denmark'));
  },
};

/** Two presses and an Enter in one go send one order. FAULTS F27. */
export const SubmittedOnce: Story = {
  args: { hold: freeHold, draft: filledIn, onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Register' });
    button.click();
    button.click();
    await userEvent.type(canvas.getByLabelText('First Name*'), '{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ buyer: filledIn.buyer, legalAgreement: true }),
    );
  },
};

export const Busy: Story = { args: { draft: filledIn, busy: true } };

export const Refused: Story = {
  parameters: pictured,
  args: {
    draft: filledIn,
    problem: <Notice tone="danger" title="Your payment could not be verified" live="assertive" />,
  },
};

/** The card was charged and the order could not be saved: that comes first, with the focus, and nothing asks to pay again. FAULTS F24. */
export const AlreadyPaid: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: onPhones } },
  args: {
    draft: filledIn,
    isPaid: true,
    problem: (
      <ProblemBanner
        problem={{
          ...problemOf('error.default'),
          detail: { key: 'payment.money.charged' },
          showFor: Infinity,
        }}
        onDismiss={fn()}
        onExpire={fn()}
      />
    ),
  },
  play: async ({ canvas, args }) => {
    const charged = await canvas.findByText(/^Your card was charged, but your order is not complete yet/);
    await waitFor(() => expect(document.activeElement).toContainElement(charged));
    const button = canvas.getByRole('button', { name: 'Complete order – already paid' });
    await expect(charged.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
  },
};

/** The questions are still on their way; the rest can be filled in. 000 §4: they come 800 ms after the hold. */
export const QuestionsLoading: Story = {
  parameters: pictured,
  args: { form: undefined, personTickets: undefined },
};

/** Ordering before they came says why nothing happens. FAULTS F16. */
export const OrderedBeforeQuestions: Story = {
  args: { hold: freeHold, draft: filledIn, form: undefined, personTickets: undefined, onSubmit: fn() },
  play: async ({ canvas, args }) => {
    await submit(canvas, 'Register');
    await expect(await canvas.findByText(/questions for your tickets are still loading/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const QuestionsFailed: Story = {
  parameters: pictured,
  args: { form: undefined, personTickets: undefined, onRetryQuestions: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryQuestions).toHaveBeenCalledOnce();
  },
};

/** What the backend brings late. */
function Late(props: RegistrationFormProps) {
  const [isThere, setThere] = useState(false);
  const late = isThere
    ? { hold: { ...props.hold }, problem: <Notice tone="danger" title="Refused" /> }
    : { form: undefined, personTickets: undefined, me: null };
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Bring new props
      </button>
      <RegistrationForm {...props} {...late} />
    </>
  );
}

/** Nothing typed is wiped by questions, a profile or a problem that come later. FAULTS F17, F24. */
export const TypedTextSurvives: Story = {
  args: { me: amara },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First Name*'), 'Ama');
    await userEvent.type(canvas.getByLabelText('City*'), 'Boston');
    await userEvent.click(canvas.getByRole('button', { name: 'Bring new props' }));
    await expect(canvas.getByLabelText('First Name*')).toHaveValue('Ama');
    await expect(canvas.getByLabelText('City*')).toHaveValue('Boston');
    const first = within(canvas.getByRole('group', { name: /^Attendee 1/ }));
    await waitFor(() => expect(first.getByLabelText('First name')).toHaveValue('Amara'));
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ buyer: expect.objectContaining({ firstName: 'Ama' }) as unknown }),
      ),
    );
  },
};

/** Fifty attendees: the fields of one are drawn, and those of another when they are opened. */
export const FiftyAttendees: Story = {
  args: { form: longForm, personTickets: personTickets(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('First name')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Fill in Attendee 50/ }));
    const [last] = canvas.getAllByLabelText('First name').slice(-1);
    await userEvent.type(last ?? document.body, 'Amara');
    await expect(last).toHaveValue('Amara');
  },
};
