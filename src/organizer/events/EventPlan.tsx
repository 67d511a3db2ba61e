'use client';
import type { OrganizerEvent } from '../../contract';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { Notice } from '../../themed/kit/Notice';
import { Tag } from '../../themed/kit/Tag';
import { Meter } from '../kit/page/Meter';
import * as css from './events.css';

/** What the account bought for an event, and how much of it is used. Only support changes it. 002 §3 tier-configuration, §6. */
export function EventPlan({ event }: { event: OrganizerEvent }) {
  const t = useT();
  const locale = useLocale();
  const { tier, registrations } = event['tier-configuration'];
  const taken = event['registration-count'];
  const sold = taken.toLocaleString(locale);
  return (
    <section className={css.part}>
      <div className={css.partHead}>
        <Heading level={2} size="md">
          {t('organizer.events.event.plan.title')}
        </Heading>
        <Tag>{t(`organizer.events.event.tier.${tier}`)}</Tag>
      </div>
      <p className={css.figures}>
        {registrations === null
          ? t('organizer.events.event.plan.unlimited', { sold })
          : t('organizer.events.event.plan.used', { sold, total: registrations.toLocaleString(locale) })}
      </p>
      {registrations !== null && <Meter parts={[{ value: taken }]} max={registrations} />}
      {registrations !== null && taken >= registrations && (
        <Notice tone="warning" title={t('organizer.events.event.plan.full')}>
          {t('organizer.events.event.plan.fullText')}
        </Notice>
      )}
    </section>
  );
}
