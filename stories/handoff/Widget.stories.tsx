import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '../../mocks';
import { docs as consent } from '../widget/ConsentBanner.docs';
import { docs as widget } from '../widget/TicketWidget.docs';
import { anatomyOf, handOff } from './anatomyOf';

/** The whole of it, measured in the browser. */
const meta = { ...handOff, title: 'Hand-off/Widget', parameters: { ...handOff.parameters } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConsentBanner: Story = anatomyOf(consent.ConsentBanner);
export const TicketWidget: Story = anatomyOf(widget.TicketWidget, scenarios.conference);
