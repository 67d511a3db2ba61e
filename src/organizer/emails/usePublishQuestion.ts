'use client';
import type { EmailCampaign, EmailContext, EventList } from '../../contract';
import { instantOf } from '../../domain';
import { emailAudience, type EmailValues } from '../../domain/emails';
import { useLocale, useT } from '../../i18n';
import { useEmailText } from './useEmailText';

/** What is asked before an email is published: what happens then. */
export function usePublishQuestion(
  { name, type }: EmailCampaign,
  context: EmailContext,
  lists: readonly EventList[],
) {
  const t = useT();
  const locale = useLocale();
  const { timeZoneId: timeZone } = context;
  const emailText = useEmailText(timeZone);
  const means = (values: EmailValues): string => {
    if (type === 'REGISTRATION')
      return t('organizer.emails.publish.each', { status: emailText.ticket(values.registrationStatus) });
    if (values.when === 'NOW')
      return t('organizer.emails.publish.now', {
        count: emailAudience({ type }, values, context, lists).most,
      });
    const instant = instantOf(values.date, timeZone) ?? '';
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(
      new Date(instant),
    );
    const zone = parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
    return t('organizer.emails.publish.date', { date: emailText.moment(instant), zone });
  };
  return (values: EmailValues) => ({
    title: t('organizer.emails.publish.title', { name: values.name.trim() || name }),
    text: means(values),
    action: t('organizer.emails.publish'),
  });
}
