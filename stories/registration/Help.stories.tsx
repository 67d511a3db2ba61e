import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { notPictured, pictured } from '../../.storybook/modes';
import { buyerRecordOf } from '../../src/domain';
import { EarlierDetails } from '../../src/themed/registration/help/EarlierDetails';
import { LinkedinImport, type LinkedinImportProps } from '../../src/themed/registration/help/LinkedinImport';
import { ProfileHelp } from '../../src/themed/registration/help/ProfileHelp';
import { RememberMe } from '../../src/themed/registration/help/RememberMe';
import { RegistrationForm, type RegistrationFormProps } from '../../src/themed/registration';
import { amara, filledIn, formArgs, personTickets } from '../fixtures/orders';

const amarasRecord = buyerRecordOf({
  firstName: 'Amara',
  lastName: 'Osei',
  email: 'amara@tidewater.studio',
  countryCode: 'US',
});

const linkedinIn =
  (state: LinkedinImportProps['state'], filled = 0): RegistrationFormProps['help'] =>
  () => (
    <ProfileHelp>
      <LinkedinImport state={state} filled={filled} onStart={fn()} onCancel={fn()} />
    </ProfileHelp>
  );

/** What saves the buyer typing: profiles, earlier details, copying. 000 §1, §2.9, §4. */
const meta = {
  title: 'Registration/Help',
  component: RegistrationForm,
  args: { ...formArgs, onSubmit: fn() },
  tags: ['!autodocs'],
  parameters: {
    ...notPictured(
      'The rest of the form is on every picture; these differ in a part of it, which two stories show.',
    ),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const group = (canvas: Canvas, number: number) =>
  within(canvas.getByRole('group', { name: new RegExp(`^Attendee ${number} `) }));
const buyer = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Your Information' }));

/** Moves on until what was looked for has the focus, and presses it. */
async function reachAndPress(button: HTMLElement, key = '{Enter}') {
  for (let step = 0; step < 60 && document.activeElement !== button; step += 1) await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard(key);
}

/** 000 §4: the first ticket is prefilled from whoever is signed in. */
export const Prefilled: Story = {
  args: { me: amara },
  play: async ({ canvas }) => {
    await expect(buyer(canvas).getByLabelText('Last Name*')).toHaveValue('Osei');
    await expect(canvas.getByRole('checkbox', { name: 'I am attendee 1' })).toBeChecked();
    await expect(group(canvas, 2).getByLabelText('First name')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Attendee 1/ }));
    await expect(group(canvas, 1).getByLabelText('First name')).toHaveValue('Amara');
    await expect(group(canvas, 1).getByLabelText('Email')).toHaveValue('amara@tidewater.studio');
  },
};

/** 000 §2.9. */
export const LinkedinIdle: Story = {
  args: { help: linkedinIn({ at: 'idle' }) },
  play: async ({ canvas }) => {
    const help = canvas.getByRole('region', { name: 'Save time completing your profile' });
    await expect(within(help).getByRole('button', { name: 'Import from LinkedIn' })).toBeVisible();
  },
};

export const LinkedinWaiting: Story = {
  args: { help: linkedinIn({ at: 'waiting' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Import from LinkedIn' })).toHaveAttribute('aria-busy');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** FAULTS F53: a plain link, and nothing turns. */
export const LinkedinBlocked: Story = {
  args: { help: linkedinIn({ at: 'blocked', url: '/auth/linkedin?state=1' }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Open LinkedIn/ });
    await expect(link).toHaveAttribute('href', '/auth/linkedin?state=1');
    await expect(link).toHaveAttribute('rel', 'opener');
    await expect(canvas.getByRole('button', { name: 'Import from LinkedIn' })).not.toHaveAttribute(
      'aria-busy',
    );
  },
};

/** FAULTS F54. */
export const LinkedinClosed: Story = {
  args: { help: linkedinIn({ at: 'closed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/was closed. Nothing was imported/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import from LinkedIn' })).not.toHaveAttribute(
      'aria-busy',
    );
  },
};

export const LinkedinImported: Story = {
  parameters: pictured,
  args: { help: linkedinIn({ at: 'imported' }, 7), me: amara },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 fields were filled in. What you typed is unchanged.')).toBeVisible();
  },
};

/** FAULTS F55. */
export const LinkedinFailed: Story = {
  args: { help: linkedinIn({ at: 'failed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not sign in with LinkedIn')).toBeVisible();
  },
};

export const LinkedinOnAPhone: Story = { ...LinkedinBlocked, globals: { viewport: { value: 'phone' } } };

const remember = <RememberMe checked onChange={fn()} />;
const earlier: RegistrationFormProps['help'] = (fill) => (
  <ProfileHelp>
    <EarlierDetails record={amarasRecord} onUse={fill} onForget={fn()} />
  </ProfileHelp>
);

/** Both ways, right to left. */
export const RightToLeft: Story = {
  args: {
    remember,
    help: (fill) => (
      <ProfileHelp>
        <EarlierDetails record={amarasRecord} onUse={fill} onForget={fn()} />
        <LinkedinImport state={{ at: 'closed' }} filled={0} onStart={fn()} onCancel={fn()} />
      </ProfileHelp>
    ),
  },
  globals: { locale: 'ar' },
};

/** Both ways, in the longest words there are. */
export const LongGerman: Story = { ...RightToLeft, globals: { locale: 'de', viewport: { value: 'phone' } } };

/** Offered from an order before: fills what is empty, says so, and changes nothing that was typed. */
export const EarlierDetailsUsed: Story = {
  args: { help: earlier, remember },
  play: async ({ canvas }) => {
    await userEvent.type(buyer(canvas).getByLabelText('First Name*'), 'Ama');
    canvas.getByRole('button', { name: 'Use my saved details' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('6 fields were filled in. What you typed is unchanged.')).toBeVisible();
    await expect(buyer(canvas).getByLabelText('First Name*')).toHaveValue('Ama');
    await expect(buyer(canvas).getByLabelText('Email Address*')).toHaveValue('amara@tidewater.studio');
    await expect(group(canvas, 1).getByLabelText('First name')).toHaveValue('Amara');
    await expect(group(canvas, 2).getByLabelText('First name')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Use my saved details' }));
    await expect(canvas.getByText(/Nothing to fill in/)).toBeVisible();
  },
};

/** Copied while it is empty: nothing has to be asked. */
export const CopyToEmptyAttendee: Story = {
  args: { me: amara },
  play: async ({ canvas }) => {
    await reachAndPress(canvas.getAllByRole('button', { name: 'Copy from attendee 1' })[0] ?? document.body);
    await expect(group(canvas, 2).getByLabelText('Company')).toHaveValue('Tidewater Studio');
    await expect(canvas.getByText('Copied from attendee 1 to attendee 2')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Replace them' })).toBeNull();
  },
};

/** What somebody typed is replaced only when they say so. */
export const CopyAsksFirst: Story = {
  args: { draft: filledIn },
  play: async ({ canvas }) => {
    const second = group(canvas, 2);
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Attendee 2/ }));
    const copy = second.getByRole('button', { name: 'Copy from attendee 1' });
    copy.focus();
    await userEvent.keyboard('{Enter}');
    await expect(second.getByLabelText('Company')).toHaveValue('Tidewater Studio');
    await expect(second.getByLabelText('First name')).toHaveValue('Jonas');
    await reachAndPress(second.getByRole('button', { name: 'Keep them' }));
    await expect(second.getByLabelText('First name')).toHaveValue('Jonas');
    await expect(copy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await reachAndPress(second.getByRole('button', { name: 'Replace them' }));
    await expect(second.getByLabelText('First name')).toHaveValue('Amara');
    await expect(copy).toHaveFocus();
    await expect(second.getByText('Copied from attendee 1 to attendee 2')).toBeVisible();
  },
};

/** As it looks while it asks. */
export const CopyAsking: Story = {
  parameters: pictured,
  args: { draft: filledIn },
  play: async ({ canvas }) => {
    const second = group(canvas, 2);
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Attendee 2/ }));
    await userEvent.click(second.getByRole('button', { name: 'Copy from attendee 1' }));
    await expect(second.getByRole('group', { name: 'Attendee 2 already has other details.' })).toBeVisible();
  },
};

/** Attendee 1 follows what the buyer types, gets their own back when it is unticked, and is left alone once changed. */
export const IAmAttendee: Story = {
  args: { personTickets: personTickets(1) },
  play: async ({ canvas }) => {
    const first = group(canvas, 1);
    const box = canvas.getByRole('checkbox', { name: 'I am attendee 1' });
    await expect(box).toHaveAccessibleDescription('Attendee 1 gets your details as you type.');
    await userEvent.type(first.getByLabelText('First name'), 'Jonas');
    await reachAndPress(box, ' ');
    // The buyer was not named yet: whoever was typed before is them.
    await expect(buyer(canvas).getByLabelText('First Name*')).toHaveValue('Jonas');
    await userEvent.clear(buyer(canvas).getByLabelText('First Name*'));
    await userEvent.type(buyer(canvas).getByLabelText('First Name*'), 'Amara');
    await userEvent.type(buyer(canvas).getByLabelText('Email Address*'), 'amara@tidewater.studio');
    await expect(first.getByLabelText('First name')).toHaveValue('Amara');
    await expect(first.getByLabelText('Email')).toHaveValue('amara@tidewater.studio');
    await userEvent.click(box);
    await expect(first.getByLabelText('First name')).toHaveValue('Jonas');
    await expect(first.getByLabelText('Email')).toHaveValue('');
    await userEvent.click(box);
    await userEvent.type(first.getByLabelText('Last name'), 'Lindqvist');
    await expect(box).not.toBeChecked();
    await expect(canvas.getByText('Attendee 1 no longer follows your details')).toBeInTheDocument();
    await userEvent.type(buyer(canvas).getByLabelText('Last Name*'), 'Osei');
    await expect(first.getByLabelText('Last name')).toHaveValue('Lindqvist');
  },
};

/** 000 §5 enforceUniqueEmail: said before anything is sent, in the words of 4050; gone once either is changed. */
export const SameAddressTwice: Story = {
  args: { draft: filledIn, widget: { ...formArgs.widget, enforceUniqueEmail: true } },
  play: async ({ canvas, args }) => {
    const text = 'You can only register using a unique email address per registration.';
    const second = group(canvas, 2);
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Attendee 2/ }));
    await userEvent.clear(second.getByLabelText('Email'));
    await userEvent.type(second.getByLabelText('Email'), 'AMARA@tidewater.studio ');
    await userEvent.tab();
    await expect(await second.findByText(text)).toBeVisible();
    await expect(buyer(canvas).queryByText(text)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
    const summary = await canvas.findByRole('region', { name: 'Please fix your errors before ordering' });
    await expect(within(summary).getByText('Attendee 2')).toBeVisible();
    await expect(within(summary).getByRole('link', { name: `Attendee 2: ${text}` })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Attendee 1/ }));
    const first = group(canvas, 1).getByLabelText('Email');
    await userEvent.clear(first);
    await userEvent.type(first, 'ama@tidewater.studio');
    await waitFor(() => expect(second.queryByText(text)).toBeNull());
  },
};
