'use client';
import { isEndedLink } from '../../domain/insights';
import { useGuestDashboard } from '../../hooks';
import { codeOf } from '../../hooks/account/signIn';
import { useLocale, useT } from '../../i18n';
import { PageHeader, ScreenEmpty } from '../kit/page';
import { readingOf, ReadState } from '../kit/record';
import { GuestChart } from './GuestChart';
import * as css from './insights.css';

/** Props of `GuestDashboardScreen`. @experimental */
export interface GuestDashboardScreenProps {
  /** The token of the guest's link. It goes into a header and nowhere else: give it to no log and no analytics. */
  token: string;
}

/** The dashboard that was shared by a link, and nothing else. 002 §7 Analytics embedding. */
export function GuestDashboard({ token }: GuestDashboardScreenProps) {
  const t = useT();
  const locale = useLocale();
  const dashboard = useGuestDashboard(token);
  if (dashboard.error && isEndedLink(codeOf(dashboard.error)))
    return (
      <>
        <PageHeader title={t('organizer.insights.title')} />
        <ScreenEmpty
          icon="lock"
          title={t('organizer.insights.guest.ended.title')}
          text={t('organizer.insights.guest.ended.text')}
        />
      </>
    );
  const found = dashboard.data;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <PageHeader
        title={found ? <bdi>{found.name}</bdi> : t('organizer.insights.title')}
        lead={
          found && (
            <span className={css.facts}>
              <bdi>{found.eventName}</bdi>
              {found.expires !== null && (
                <span>
                  {t('organizer.insights.guest.until', { date: date.format(new Date(found.expires)) })}
                </span>
              )}
            </span>
          )
        }
      />
      <ReadState
        {...readingOf(dashboard)}
        content={found ?? null}
        loading={t('organizer.insights.guest.loading')}
        failed={t('organizer.insights.guest.failed')}
      >
        {({ charts }) => (
          <div className={css.page}>
            {charts.map((chart) => (
              <GuestChart key={chart.id} token={token} chart={chart} />
            ))}
          </div>
        )}
      </ReadState>
    </>
  );
}
