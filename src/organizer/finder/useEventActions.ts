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
  | 'addTicketType'
  | 'addPromotion'
  | 'importPromotions'
  | 'addSession'
  | 'importSessions'
  | 'addSpeaker'
  | 'inviteMembers';

/** In the order they are listed. */
const actions: Record<EventActionName, { label: MessageKey; keywords: MessageKey }> = {
  refund: { label: 'organizer.finder.refund', keywords: 'organizer.finder.refund.keywords' },
  resend: { label: 'organizer.finder.resend', keywords: 'organizer.finder.resend.keywords' },
  exportOrders: { label: 'organizer.finder.export', keywords: 'organizer.finder.export.keywords' },
  emailAttendees: { label: 'organizer.finder.email', keywords: 'organizer.finder.email.keywords' },
  testOrder: {
    label: 'organizer.dashboard.setup.testOrder',
    keywords: 'organizer.finder.testOrder.keywords',
  },
  addTicketType: { label: 'organizer.ticketTypes.add', keywords: 'organizer.finder.ticketType.keywords' },
  addPromotion: {
    label: 'organizer.promotions.place.new',
    keywords: 'organizer.finder.promotion.keywords',
  },
  importPromotions: {
    label: 'organizer.promotions.place.import',
    keywords: 'organizer.finder.import.keywords',
  },
  addSession: { label: 'organizer.agenda.place.new', keywords: 'organizer.finder.session.keywords' },
  importSessions: { label: 'organizer.agenda.place.import', keywords: 'organizer.finder.import.keywords' },
  addSpeaker: { label: 'organizer.speakers.add', keywords: 'organizer.finder.speaker.keywords' },
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
      const { label, keywords } = actions[name];
      return href === undefined
        ? []
        : { id: `action ${name}`, label: t(label), keywords: t(keywords), onRun: () => onGo(href) };
    }),
  };
}
