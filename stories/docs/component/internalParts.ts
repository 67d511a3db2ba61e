import type { PublicName } from './publicName';

const organizer = (name: string): PublicName => ({ name, from: 'boxoffice/organizer' });
const buyer = (name: string): PublicName => ({ name, from: 'boxoffice' });

/** Stories of what no entry exports, by folder and name, with a component to import that is made of it. */
export const internalParts: Readonly<Record<string, PublicName>> = {
  'kit/ComboBox': organizer('EventSettingsScreen'),
  'organizer/account/AccountSwitcher': organizer('AccountSwitcher'),
  'organizer/dashboard/DashboardView': organizer('DashboardScreen'),
  'organizer/dashboard/SetupChecklist': organizer('DashboardScreen'),
  'organizer/finder/Finder': organizer('OrganizerShell'),
  'organizer/kit/fields/Crop': organizer('EventSettingsScreen'),
  'organizer/kit/fields/Fields': organizer('TicketTypeEditor'),
  'organizer/kit/fileImport/FileImport': organizer('ImportContactsScreen'),
  'organizer/kit/form/EditorForm': organizer('TicketTypeEditor'),
  'organizer/kit/form/RefusedSaves': organizer('TicketTypeEditor'),
  'organizer/kit/form/SortableList': organizer('RegistrationFormScreen'),
  'organizer/kit/lazy/LazyDialog': organizer('OrdersScreen'),
  'organizer/kit/lazy/LazyPart': organizer('OrdersScreen'),
  'organizer/kit/list/ListScreen': organizer('OrdersScreen'),
  'organizer/kit/record/EditorScreen': organizer('RegistrationFormScreen'),
  'organizer/orders/OrderJobNotice': organizer('OrderJobs'),
  'organizer/promotions/ManyPromotions': organizer('ManyPromotionsScreen'),
  'organizer/promotions/PromotionEditor': organizer('PromotionEditor'),
  'organizer/promotions/PromotionsView': organizer('PromotionsScreen'),
  'organizer/ticketTypes/TicketTypePreview': organizer('TicketTypeEditor'),
  'payment/Bitcoin': buyer('TicketWidget'),
  'payment/Outcomes': buyer('TicketWidget'),
  'payment/PaymentReturned': buyer('TicketWidget'),
  'payment/RedirectDialog': buyer('TicketWidget'),
  'payment/WalletsInForm': buyer('TicketWidget'),
  'registration/CountryField': buyer('RegistrationForm'),
  'registration/OrderLink': buyer('TicketWidget'),
  'registration/PrivacyPanel': buyer('TicketWidget'),
  'registration/SubmitBar': buyer('RegistrationForm'),
  'registration/SwapPanel': buyer('TicketWidget'),
};
