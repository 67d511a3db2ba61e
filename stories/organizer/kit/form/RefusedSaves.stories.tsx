import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asJourney } from '../../../../.storybook/modes';
import { scenarios, type Faults } from '../../../../mocks';
import { EmailEditor } from '../../../../src/organizer/emails';
import { PromotionEditor } from '../../../../src/organizer/promotions';
import { RegistrationFormScreen } from '../../../../src/organizer/registrationForm';
import { TicketTypeEditor } from '../../../../src/organizer/ticketTypes';
import { WebsiteScreen } from '../../../../src/organizer/website';
import { WidgetSettingsScreen } from '../../../../src/organizer/widgetSettings';

const ids = { accountId: '77', eventId: '1001' };

interface Editor {
  screen: ReactNode;
  /** The call that saves it. */
  save: keyof Faults;
  /** A field that is typed into: its label. */
  field: string | RegExp;
  /** The form it is in; the only one of the screen when absent. */
  form?: string;
}

const valueOf = (field: HTMLElement) => (field as HTMLInputElement | HTMLTextAreaElement).value;

const notSaved = 'Your changes are not saved';
/** A preview beside the form has alerts of its own. */
async function findRefusal() {
  const refusal = (await screen.findByText(notSaved)).closest<HTMLElement>('[role=alert]');
  if (!refusal) throw new Error('The refusal is not announced.');
  return refusal;
}

/** One row of the table: an editor whose save the backend answers with a 500. */
const refused = ({ screen: children, save, field, form: name }: Editor): Story => ({
  args: { children },
  parameters: { faults: { [save]: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    const typed = await (name === undefined
      ? canvas.findByRole('textbox', { name: field })
      : within(await screen.findByRole('form', { name })).findByRole('textbox', { name: field }));
    await userEvent.click(typed);
    await userEvent.keyboard('{End} refused');
    await expect(valueOf(typed)).toContain('refused');
    await userEvent.keyboard('{Control>}s{/Control}');
    const refusal = await findRefusal();
    await waitFor(() => expect(refusal.parentElement).toHaveFocus());
    const { top, bottom } = refusal.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(valueOf(typed)).toContain('refused');
    await expect(screen.getByText('Unsaved changes')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByText(notSaved)).toBeNull());
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  },
});

/** Editors whose save is refused, one like the other: the save bar says it and takes the focus, what was typed stays, and is saved later. */
const meta = {
  id: 'organizer-kit-refused-saves',
  title: 'Organizer/Kit/Refused saves',
  component: ({ children }: { children: ReactNode }) => children,
  parameters: { ...asJourney, scenario: scenarios.conference, layout: 'fullscreen' },
} satisfies Meta<{ children: ReactNode }>;
export default meta;
type Story = StoryObj<{ children: ReactNode }>;

export const WidgetSettings: Story = refused({
  screen: <WidgetSettingsScreen eventId="1001" />,
  save: 'saveWidgetSettings',
  field: 'Title',
});

export const TicketType: Story = refused({
  screen: <TicketTypeEditor eventId="1001" ticketTypeId="3002" />,
  save: 'saveTicketTypes',
  field: 'Ticket name',
});

export const RegistrationForm: Story = refused({
  screen: <RegistrationFormScreen {...ids} />,
  save: 'saveRegistrationForm',
  field: 'Heading',
});

export const Promotion: Story = refused({
  screen: <PromotionEditor {...ids} promotionId="FRIENDS" />,
  save: 'updatePromotion',
  field: 'Note',
});

export const Email: Story = refused({
  screen: <EmailEditor {...ids} emailId="email-soon" />,
  save: 'updateEmail',
  field: 'Subject',
});

export const WebsiteSection: Story = refused({
  screen: <WebsiteScreen eventId="1001" section="section-quote" onSectionChange={() => undefined} />,
  save: 'updateSiteSection',
  field: 'Title',
  form: 'Edit What people said',
});
