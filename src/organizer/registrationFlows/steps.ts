import type { FlowStep } from '../../contract';
import type { MessageKey } from '../../i18n';
import type { OrganizerIconName } from '../kit/appearance/organizerIcons';

interface StepKeys {
  title: MessageKey;
  /** What people do in it. */
  text: MessageKey;
  /** The screen where it is set up. */
  screen: MessageKey;
  icon: OrganizerIconName;
}

/** What each step of a flow is called, and where it is set up. */
export const stepKeys: Readonly<Record<FlowStep, StepKeys>> = {
  tickets: {
    title: 'organizer.kit.nav.tickets',
    text: 'organizer.registrationFlows.step.tickets',
    screen: 'organizer.kit.nav.ticketTypes',
    icon: 'ticket',
  },
  registration: {
    title: 'organizer.registrationFlows.step.registration.title',
    text: 'organizer.registrationFlows.step.registration',
    screen: 'organizer.registrationForm.title',
    icon: 'form',
  },
  sessions: {
    title: 'organizer.speakers.speaksIn',
    text: 'organizer.registrationFlows.step.sessions',
    screen: 'organizer.sessionRegistrations.settings.title',
    icon: 'calendar',
  },
  payment: {
    title: 'organizer.orders.order.payment',
    text: 'organizer.registrationFlows.step.payment',
    screen: 'organizer.paymentProcessors.name',
    icon: 'bank',
  },
  confirmation: {
    title: 'organizer.confirmation.name',
    text: 'organizer.registrationFlows.step.confirmation',
    screen: 'organizer.confirmation.name',
    icon: 'check',
  },
};
