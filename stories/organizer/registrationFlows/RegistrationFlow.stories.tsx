import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { RegistrationFlowScreen } from '../../../src/organizer/registrationFlows';
import { type Canvas, withRoom } from '../settings';

/** One registration flow: its steps in one picture, and what can be done with it. 002 §4, §7 Flows. */
const meta = {
  id: 'organizer-registration-flow',
  title: 'Organizer/Checkout/Registration flows/Flow',
  component: RegistrationFlowScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    flowId: 'flow-workshops',
    stepHrefOf: (step) => `#${step}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    onCloned: fn(),
    back: { href: '#flows', label: 'Registration flows' },
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof RegistrationFlowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Its steps in the order of the backend’s answer, each with the way to where it is set up. */
export const Steps: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    const steps = await canvas.findByRole('list', { name: 'Steps' });
    const titles = within(steps).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Tickets',
      'Registration',
      'Sessions',
      'Payment',
      'Confirmation',
    ]);
    await userEvent.click(within(steps).getByRole('link', { name: 'Registration form' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#registration', expect.anything());
  },
};

export const Mirrored: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
  },
};

/** At 360 px the steps stand below each other, and nothing is wider than the window. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div data-frame style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Steps' });
    const frame = canvasElement.querySelector('[data-frame]');
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(328);
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
  },
};

/** From inactive to active and back, then into the archive, where it can only be cloned and taken back. */
export const ThroughItsStates: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Activate');
    await canvas.findByText('People can now register through Workshops only.');
    await expect(canvas.getByRole('button', { name: 'Deactivate' })).toHaveFocus();
    await press(canvas, 'Archive');
    await dialogOf('Workshops only can’t be archived');
    await userEvent.keyboard('{Escape}');
    await press(canvas, 'Deactivate');
    await press(await dialogOf('Deactivate Workshops only?'), 'Deactivate');
    await canvas.findByText('People can no longer register through Workshops only.');
    await press(canvas, 'Archive');
    await canvas.findByText('Workshops only was archived.');
    await expect(canvas.queryByRole('button', { name: 'Rename' })).toBeNull();
    await press(canvas, 'Clone');
    await press(await dialogOf('Clone Workshops only'), 'Clone');
    await waitFor(() =>
      expect(args.onCloned).toHaveBeenCalledWith(expect.objectContaining({ name: 'Workshops only (copy)' })),
    );
    await press(canvas, 'Unarchive');
    await canvas.findByText('Workshops only was unarchived.');
    await canvas.findByRole('button', { name: 'Activate' });
  },
};

export const Refused: Story = {
  parameters: { faults: { activateFlow: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await press(canvas, 'Activate');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The flow was not changed');
    await expect(canvas.getByRole('button', { name: 'Activate' })).toHaveFocus();
  },
};

export const NotFound: Story = {
  args: { flowId: 'flow-gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page doesn’t exist')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listFlows: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the registration flows');
    await press(canvas, 'Try again');
    await canvas.findByRole('list', { name: 'Steps' });
  },
};
