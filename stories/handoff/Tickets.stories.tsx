import type { Meta, StoryObj } from '@storybook/react-vite';
import { docs as attendees } from '../tickets/AlsoAttending.docs';
import { docs as failure } from '../tickets/LoadFailure.docs';
import { docs as footer } from '../tickets/OrderFooter.docs';
import { docs as banner } from '../tickets/ProblemBanner.docs';
import { docs as promo } from '../tickets/PromoPanel.docs';
import { docs as picker } from '../tickets/TicketPicker.docs';
import { docs as selection } from '../tickets/TicketSelection.docs';
import { docs as table } from '../tickets/TicketTable.docs';
import { docs as waitlist } from '../tickets/Waitlist.docs';
import { anatomyOf, handOff } from './anatomyOf';

/** The parts of the first screen, measured in the browser. */
const meta = { ...handOff, title: 'Hand-off/Tickets', parameters: { ...handOff.parameters } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlsoAttending: Story = anatomyOf(attendees.AlsoAttending);
export const LoadFailure: Story = anatomyOf(failure.LoadFailure);
export const OrderFooter: Story = anatomyOf(footer.OrderFooter);
export const ProblemBanner: Story = anatomyOf(banner.ProblemBanner);
export const PromoPanel: Story = anatomyOf(promo.PromoPanel);
export const TicketPicker: Story = anatomyOf(picker.TicketPicker);
export const TicketSelection: Story = anatomyOf(selection.TicketSelection);
export const TicketTable: Story = anatomyOf(table.TicketTable);
export const WaitlistAction: Story = anatomyOf(waitlist.WaitlistAction);
