'use client';
import { useMemo } from 'react';
import type { EmailCampaign, RegistrationStatus } from '../../contract';
import { emailDate, type EmailAudience } from '../../domain/emails';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';

/** What is said of an email in a line. `timeZone` is the event's. */
export function useEmailText(timeZone: string) {
  const t = useT();
  const locale = useLocale();
  return useMemo(() => {
    const either = (names: readonly string[]) => listText(locale, names, { type: 'disjunction' });
    const ticket = (status: RegistrationStatus) => t(`organizer.emails.ticket.${status}`);
    const moment = (instant: string) => emailDate(instant, timeZone, locale);
    /** When it goes out, or went out. */
    const when = ({ schedule, registrationStatus, status }: EmailCampaign): string => {
      if (registrationStatus) return t('organizer.emails.whenTicket', { status: ticket(registrationStatus) });
      if (schedule?.type === 'NOW' && status === 'DRAFT') return t('organizer.emails.whenNow');
      return schedule?.date ? moment(schedule.date) : t('organizer.emails.whenUnknown');
    };
    /** Who gets it, as a sentence; `isEach` when it goes out by itself. */
    const who = (audience: EmailAudience, isEach: boolean): string => {
      const { lists, checkIn, statuses } = audience;
      const all = everyone(audience, isEach);
      if (statuses.length === 0) return all;
      const sentences = [
        all,
        lists.length > 0 && t('organizer.emails.who.lists', { lists: either(lists) }),
        checkIn === 'YES' && t('organizer.emails.who.checkedIn'),
        checkIn === 'NO' && t('organizer.emails.who.notCheckedIn'),
      ];
      return sentences.filter(Boolean).join(' ');
    };
    const everyone = ({ statuses, ticketTypes, most }: EmailAudience, isEach: boolean): string => {
      if (statuses.length === 0) return t('organizer.emails.who.none');
      const values = { statuses: either(statuses.map(ticket)), types: either(ticketTypes) };
      const isOfTypes = ticketTypes.length > 0;
      if (isEach)
        return t(isOfTypes ? 'organizer.emails.who.eachTypes' : 'organizer.emails.who.each', values);
      if (most === 0) return t('organizer.emails.who.empty', values);
      return t(isOfTypes ? 'organizer.emails.who.types' : 'organizer.emails.who.any', {
        ...values,
        count: most,
      });
    };
    return { ticket, moment, when, who };
  }, [t, locale, timeZone]);
}
