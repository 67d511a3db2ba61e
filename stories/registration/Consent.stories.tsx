import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { notPictured, pictured } from '../../.storybook/modes';
import { RegistrationForm } from '../../src/themed/registration';
import { filledIn, formArgs, freeEventHold, freeHold, personTickets } from '../fixtures/orders';

/** What is to be agreed to at the end of the form. 000 §2.7 Checkboxes. */
const meta = {
  title: 'Registration/Consent',
  component: RegistrationForm,
  args: {
    ...formArgs,
    hold: { ...freeHold, freeEvent: true },
    draft: { ...filledIn, legalAgreement: false },
    onSubmit: fn(),
  },
  parameters: {
    ...notPictured(
      'The rest of the form is on every picture; these differ in a part of it, which two stories show.',
    ),
  },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const { widget, siteConf } = formArgs;
const register = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Register' }));
const community = (canvas: Canvas) => canvas.queryByRole('checkbox', { name: /event networking community/ });
const refusal = 'Please read and accept terms before proceeding';
/** Filled in, but for the box that the settings decide about. */
const fresh = { ...filledIn };
Reflect.deleteProperty(fresh, 'showInCommunity');

/** One ticket. What a tooltip would say stands below, and is read with the box. */
export const Community: Story = {
  args: { hold: freeEventHold, personTickets: personTickets(1) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Add me to the event networking community' });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription('You can leave at any time via the community tab.');
  },
};

export const CommunityOfAGroup: Story = {
  args: { hold: { ...freeHold, tickets: freeHold.tickets.map((line) => ({ ...line, quantity: 2 })) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Add my entire group to the event networking community' }),
    ).toBeVisible();
  },
};

/** 000 §2.7: hidden when the community is off. */
export const CommunityOff: Story = {
  args: { widget: { ...widget, communityEnabled: false } },
  play: async ({ canvas }) => {
    await expect(community(canvas)).toBeNull();
  },
};

/** 000 §2.7: hidden when everyone joins anyway. */
export const CommunityJoinedAutomatically: Story = {
  args: { widget: { ...widget, autoJoinCommunity: true }, draft: fresh },
  play: async ({ canvas, args }) => {
    await expect(community(canvas)).toBeNull();
    await register(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ showInCommunity: true }));
  },
};

/** 000 §5: showInCommunity starts false only where joining on registration is set and false. */
export const CommunityNotJoinedOnRegistration: Story = {
  args: { widget: { ...widget, joinCommunityOnRegistration: false }, draft: fresh },
  play: async ({ canvas, args }) => {
    await expect(community(canvas)).not.toBeChecked();
    await register(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ showInCommunity: false }));
  },
};

export const CommunityJoinedOnRegistration: Story = {
  args: { widget: { ...widget, joinCommunityOnRegistration: true }, draft: fresh },
  play: async ({ canvas }) => {
    await expect(community(canvas)).toBeChecked();
  },
};

/** Not agreed: said at the box and in the list of errors; gone as soon as it is ticked. */
export const NotAgreed: Story = {
  play: async ({ canvas, args }) => {
    await register(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: refusal }));
    const box = canvas.getByRole('checkbox', { name: /^I agree to the end-user terms/ });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(refusal);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(refusal)).toBeNull());
    await register(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const TermsHidden: Story = {
  args: { siteConf: { ...siteConf, features: { hideTermsCheckbox: true } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('checkbox', { name: /I agree/ })).toBeNull();
    await register(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const AgreedAutomatically: Story = {
  args: { siteConf: { ...siteConf, features: { autoAgree: true } }, draft: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  },
};

/** The organizer's own words in the place of the usual ones, made safe. */
export const LegalText: Story = {
  parameters: pictured,
  args: {
    widget: {
      ...widget,
      legalText:
        'I accept the <a href="https://northlight.example/rules">house rules</a> of Harbour Hall.<script>alert(1)</script>',
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /^I accept the house rules of Harbour Hall\./ });
    await expect(box).toBeVisible();
    const link = await canvas.findByRole('link', { name: /house rules/ });
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.queryByText(/end-user terms/)).toBeNull();
    await userEvent.click(canvas.getByText(/of Harbour Hall/));
    await expect(box).toBeChecked();
  },
};

const ownTerms = '<p>I have read the <b>photo policy</b> of this event.</p>';

/** Beside the legal agreement; one may do without. */
export const AdditionalTerms: Story = {
  args: { widget: { ...widget, additionalTerms: ownTerms }, draft: { ...filledIn } },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the photo policy of this event.' });
    await expect(box).not.toBeChecked();
    await expect(box).not.toHaveAttribute('aria-required');
    await register(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** 000 §5: the same message when they are mandatory. */
export const AdditionalTermsMandatory: Story = {
  args: {
    widget: { ...widget, additionalTerms: ownTerms, additionalTermsMandatory: true },
    draft: { ...filledIn },
  },
  play: async ({ canvas, args }) => {
    await register(canvas);
    const box = canvas.getByRole('checkbox', { name: 'I have read the photo policy of this event.' });
    await waitFor(() => expect(box).toHaveAccessibleDescription(refusal));
    await userEvent.click(await canvas.findByRole('link', { name: `Additional terms: ${refusal}` }));
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(refusal)).toBeNull());
    await register(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ additionalTermsConsent: true }),
    );
  },
};

/** Both are missing: each has its own place and its own entry. */
export const BothMissing: Story = {
  parameters: pictured,
  args: { widget: { ...widget, additionalTerms: ownTerms, additionalTermsMandatory: true } },
  play: async ({ canvas }) => {
    await register(canvas);
    await canvas.findByRole('link', { name: refusal });
    await expect(canvas.getByRole('link', { name: `Additional terms: ${refusal}` })).toBeVisible();
  },
};

const everything = {
  ...widget,
  legalText: ownTerms.repeat(3),
  additionalTerms: ownTerms,
  additionalTermsMandatory: true,
};
export const RightToLeft: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  args: { widget: everything },
};
export const German: Story = { globals: { locale: 'de' }, args: { widget: everything } };
