'use client';
import { useT, type MessageKey } from '../../i18n';
import type { CommandGroup } from '../kit/palette';

/** What organizers do most, by name. @experimental */
export type EventActionName =
  | 'refund'
  | 'resend'
  | 'exportOrders'
  | 'emailAttendees'
  | 'testOrder'
  | 'addOrder'
  | 'addTicketType'
  | 'addPromotion'
  | 'importPromotions'
  | 'addSession'
  | 'importSessions'
  | 'addSpeaker'
  | 'addPartner'
  | 'addEmail'
  | 'addMessage'
  | 'addPoll'
  | 'addTask'
  | 'addResource'
  | 'addContact'
  | 'addFlow'
  | 'addWebhook'
  | 'inviteMembers';

/** In the order they are listed. */
const actions: Record<EventActionName, { label: MessageKey; keywords?: MessageKey; isNew?: boolean }> = {
  refund: { label: 'organizer.finder.refund', keywords: 'organizer.finder.refund.keywords' },
  resend: { label: 'organizer.finder.resend', keywords: 'organizer.finder.resend.keywords' },
  exportOrders: { label: 'organizer.finder.export', keywords: 'organizer.finder.export.keywords' },
  emailAttendees: { label: 'organizer.finder.email', keywords: 'organizer.finder.email.keywords' },
  testOrder: {
    label: 'organizer.dashboard.setup.testOrder',
    keywords: 'organizer.finder.testOrder.keywords',
  },
  addOrder: { label: 'organizer.orders.new', isNew: true },
  addTicketType: {
    label: 'organizer.ticketTypes.add',
    keywords: 'organizer.finder.ticketType.keywords',
    isNew: true,
  },
  addPromotion: {
    label: 'organizer.promotions.place.new',
    keywords: 'organizer.finder.promotion.keywords',
    isNew: true,
  },
  importPromotions: {
    label: 'organizer.promotions.place.import',
    keywords: 'organizer.finder.import.keywords',
  },
  addSession: {
    label: 'organizer.agenda.place.new',
    keywords: 'organizer.finder.session.keywords',
    isNew: true,
  },
  importSessions: { label: 'organizer.agenda.place.import', keywords: 'organizer.finder.import.keywords' },
  addSpeaker: { label: 'organizer.speakers.add', keywords: 'organizer.finder.speaker.keywords', isNew: true },
  addPartner: { label: 'organizer.partners.new', isNew: true },
  addEmail: { label: 'organizer.emails.new', isNew: true },
  addMessage: { label: 'organizer.rtaMessages.new', keywords: 'organizer.rtaMessages.title', isNew: true },
  addPoll: { label: 'organizer.polls.new', isNew: true },
  addTask: { label: 'organizer.tasks.new', isNew: true },
  addResource: { label: 'organizer.resources.new', isNew: true },
  addContact: { label: 'organizer.contacts.new', isNew: true },
  addFlow: { label: 'organizer.registrationFlows.new', isNew: true },
  addWebhook: { label: 'organizer.webhooks.new', isNew: true },
  inviteMembers: { label: 'organizer.members.invite', keywords: 'organizer.finder.member.keywords' },
};

const names = Object.keys(actions) as EventActionName[];

/** Options of `useEventActions`. @experimental */
export interface EventActionsOptions {
  /** Where each is done; without an address an action is not offered. */
  hrefs: Partial<Record<EventActionName, string>>;
  /** Goes to one of these addresses. */
  onGo: (href: string) => void;
}

/**
 * What organizers do most, for the palette of `OrganizerShell`: found by its label and by other words for it, in the language of the
 * screen. Each leads to the screen where it is done.
 * @experimental
 */
export function useEventActions({ hrefs, onGo }: EventActionsOptions): CommandGroup {
  const t = useT();
  return {
    title: t('organizer.finder.actions'),
    commands: names.flatMap((name) => {
      const href = hrefs[name];
      const { label, keywords, isNew = false } = actions[name];
      const words = [
        ...(keywords ? [t(keywords)] : []),
        ...(isNew ? [t('organizer.finder.new.keywords')] : []),
      ];
      return href === undefined
        ? []
        : { id: `action ${name}`, label: t(label), keywords: words.join(', '), onRun: () => onGo(href) };
    }),
  };
}
