'use client';
import type { LeadFileTexts } from '../../domain/hotLeads';
import { useT } from '../../i18n';

/** What the file of leads says, in the reader's language. */
export function useLeadTexts(): LeadFileTexts {
  const t = useT();
  return {
    headings: {
      firstName: t('organizer.orders.order.firstName'),
      lastName: t('organizer.orders.order.lastName'),
      email: t('organizer.orders.order.email'),
      company: t('registration.company'),
      status: t('organizer.orders.status'),
      tickets: t('organizer.orders.tickets.title'),
      total: t('organizer.orders.column.total'),
      currency: t('organizer.saleSettings.currency'),
      consent: t('organizer.hotLeads.consent'),
      campaign: t('organizer.hotLeads.campaign'),
      order: t('organizer.orders.column.order'),
      created: t('organizer.hotLeads.firstSeen'),
      modified: t('organizer.hotLeads.lastSeen'),
    },
    statuses: {
      open: t('organizer.hotLeads.status.open'),
      converted: t('organizer.hotLeads.status.converted'),
    },
    consent: {
      given: t('organizer.hotLeads.consentGiven'),
      notGiven: t('organizer.hotLeads.consentNotGiven'),
    },
  };
}
