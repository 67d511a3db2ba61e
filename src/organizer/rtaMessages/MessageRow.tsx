'use client';
import type { EmailContext, RtaMessage } from '../../contract';
import { emailDate } from '../../domain/emails';
import { rtaTicketTypes } from '../../domain/rtaMessages';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { IconButton } from '../../themed/kit/IconButton';
import { OrganizerIcon } from '../kit/appearance';
import * as css from './rtaMessages.css';

export interface MessageRowProps {
  message: RtaMessage;
  context: EmailContext;
  onRemove: () => void;
}

/** A message as attendees got it, and who got it when. */
export function MessageRow({ message, context, onRemove }: MessageRowProps) {
  const t = useT();
  const locale = useLocale();
  const { title, text, audienceFilter, audienceCount: count, sentBy, sentDate } = message;
  const types = rtaTicketTypes(audienceFilter, context.ticketTypes);
  return (
    <li className={css.row}>
      <div className={css.message}>
        <Heading level={2} size="md" dir="auto">
          {title}
        </Heading>
        <p className={css.text} dir="auto">
          {text}
        </p>
        <p className={css.facts}>
          <time dateTime={sentDate}>{emailDate(sentDate, context.timeZoneId, locale)}</time>
          <span>{t('organizer.promotions.email.done', { count })}</span>
          {types.length > 0 && <span>{listText(locale, types)}</span>}
          <span>{t('organizer.rtaMessages.sentBy', { email: sentBy })}</span>
        </p>
      </div>
      <IconButton
        label={t('organizer.emails.deleteOf', { name: title })}
        icon={<OrganizerIcon name="trash" />}
        onClick={onRemove}
      />
    </li>
  );
}
