import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { searchSsoConfigs } from '../../../src/contract';
import { SingleSignOnScreen } from '../../../src/organizer/singleSignOn';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** Identity providers of an account: found, set up, tried, turned on and off. 002 §7 Single sign-on. */
const meta = {
  id: 'organizer-single-sign-on',
  title: 'Organizer/Account/Single sign-on',
  component: SingleSignOnScreen,
  args: { accountId: '77', onProviderChange: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof SingleSignOnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const saved = async (name: string) => {
  const { items } = await client.call(searchSsoConfigs, { params: { accountId: '77' }, body: { size: 100 } });
  return items.find((config) => config.name === name);
};
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const open = async (canvas: Canvas, name: string) => {
  await press(canvas, `Open identity provider ${name}`);
  await canvas.findByRole('heading', { level: 1, name });
};
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const certificate = 'MIIBszCCAVmgAwIBAgIUTm9ydGhsaWdodCBpZGVudGl0eQ==';
const metadata = `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://id.nord.example">
  <md:IDPSSODescriptor>
    <ds:X509Certificate xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${certificate}</ds:X509Certificate>
    <md:SingleSignOnService Location="https://id.nord.example/sign-in"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;

/** Found by type, the last changed first. */
export const List: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    await canvas.findByText('Openwork members');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Type' }));
    await chooseOption('SAML 2.0');
    await waitFor(() => expect(canvas.queryByText('Openwork members')).toBeNull());
    await expect(canvas.getByText('Harbour Trust staff')).toBeVisible();
  },
};

/** From the metadata to the switch. What is wrong with the metadata is said at their field, and what was typed stays. */
export const SetUp: Story = {
  args: { provider: undefined },
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'New identity provider');
    await write(await canvas.findByRole('textbox', { name: /^Name/ }), 'Atelier Nord');
    const area = canvas.getByRole('textbox', { name: /^Metadata/ });
    await press(canvas, 'Fill in fields');
    await canvas.findByText('Paste the metadata or choose a file');
    await write(area, '<html>');
    await press(canvas, 'Fill in fields');
    await canvas.findByText(/^This is not SAML 2.0 metadata/);
    await expect(area).toHaveFocus();
    await expect(area).toHaveValue('<html>');
    await userEvent.upload(
      canvas.getByLabelText('Choose a file'),
      new File([metadata], 'idp.xml', { type: 'text/xml' }),
    );
    await waitFor(() => expect(area).toHaveValue(metadata));
    await press(canvas, 'Fill in fields');
    await canvas.findByText('Fields filled in. Save to keep them.');
    await expect(canvas.getByRole('textbox', { name: 'Sign-in URL' })).toHaveValue(
      'https://id.nord.example/sign-in',
    );
    await press(canvas, 'Save');
    await canvas.findByRole('heading', { level: 1, name: 'Atelier Nord' });
    await expect(await saved('Atelier Nord')).toMatchObject({ status: 'DRAFT', certificate });
    await expect(canvas.getByRole('link', { name: /^Open sign-in page/ })).toHaveAttribute(
      'href',
      'https://id.nord.example/sign-in',
    );
    await press(canvas, 'Turn on');
    const question = within(await screen.findByRole('dialog', { name: 'Turn on Atelier Nord?' }));
    await press(question, 'Turn on');
    await canvas.findByText('Atelier Nord is on.');
    await waitFor(async () => expect((await saved('Harbour Trust staff'))?.status).toBe('DISABLED'));
  },
};

/** An event leads to it: the button says why it stays on, and nothing is asked. */
export const InUse: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'Harbour Trust staff');
    await canvas.findByText(/^Used by /);
    await press(canvas, 'Turn off');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An event still uses this provider');
    await expect((await saved('Harbour Trust staff'))?.status).toBe('ACTIVE');
  },
};

/** OpenID Connect has a client; a name that is taken is said at its field. */
export const NameTaken: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'Openwork members');
    await expect(canvas.getByRole('link', { name: /^Open sign-in page/ })).toHaveAttribute(
      'href',
      expect.stringContaining('client_id=northlight-2026'),
    );
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await write(name, 'Kolonn');
    await press(canvas, 'Save');
    await canvas.findAllByText(/Another provider has this name/);
    await expect(name).toHaveValue('Kolonn');
  },
};

/** Neither the save nor the switch went through: both say so, and the form is as it was. */
export const Refused: Story = {
  parameters: {
    faults: { updateSsoConfig: { kind: 'error500' }, setSsoStatus: { kind: 'error500' } },
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Openwork members');
    await press(canvas, 'Turn on');
    await press(within(await screen.findByRole('dialog', { name: 'Turn on Openwork members?' })), 'Turn on');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The status was not changed');
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await write(name, 'Openwork');
    await press(canvas, 'Save');
    await canvas.findByText('Your changes are not saved');
    await expect(name).toHaveValue('Openwork');
  },
};

const { records } = scenarios.conference;

export const Empty: Story = {
  parameters: {
    ...pictured,
    scenario: {
      ...scenarios.conference,
      name: 'no identity providers',
      records: { ...records, ssoConfigs: { '77': [] } },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No identity providers yet' });
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { searchSsoConfigs: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the identity providers');
    await press(canvas, 'Try again');
    await canvas.findByText('Openwork members');
  },
};
