import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getLoginSettings } from '../../../src/contract';
import { LoginSettingsScreen } from '../../../src/organizer/singleSignOn';
import { withRoom } from '../settings';

/** How people get into an event's pages. 002 §7 login-settings. */
const meta = {
  id: 'organizer-login-settings',
  title: 'Organizer/Program/Sign-in',
  component: LoginSettingsScreen,
  args: { accountId: '77', eventId: '1001', singleSignOn: { href: '#single-sign-on' } },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof LoginSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77', eventId: '1001' };
const client = createClient();

/** Without a method nothing is sent; the restriction alone goes by PATCH, which a PUT that fails does not touch. */
export const Restricted: Story = {
  parameters: { ...pictured, faults: { updateLoginSettings: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    const restrict = await canvas.findByRole('switch', { name: 'Ticket holders only' });
    await userEvent.click(restrict);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await client.call(getLoginSettings, { params })).toMatchObject({
        restrictLoginForNonTicketHolders: true,
        methods: ['EMAIL', 'LINKEDIN', 'SSO'],
      }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'LinkedIn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Your changes are not saved');
    await expect(canvas.getByRole('checkbox', { name: 'LinkedIn' })).not.toBeChecked();
  },
};

/** Single sign-on needs a provider that is on; without it none is kept. */
export const Methods: Story = {
  play: async ({ canvas }) => {
    const sso = await canvas.findByRole('checkbox', { name: 'Single sign-on' });
    await expect(canvas.getByRole('combobox', { name: 'Identity provider' })).toHaveTextContent(
      'Harbour Trust staff',
    );
    await userEvent.click(sso);
    await expect(canvas.queryByRole('combobox', { name: 'Identity provider' })).toBeNull();
    for (const name of ['Email', 'LinkedIn']) await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findAllByText(/Choose at least one method/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await client.call(getLoginSettings, { params })).toMatchObject({
        methods: ['EMAIL'],
        ssoConfigId: null,
      }),
    );
  },
};
