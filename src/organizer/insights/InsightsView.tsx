'use client';
import { useId } from 'react';
import type { InsightsDashboard, OrganizerEvent, Person } from '../../contract';
import { useT } from '../../i18n';
import { Field } from '../../themed/kit/Field';
import { Select } from '../../themed/kit/Select';
import { namedOptions } from '../kit/fields/options';
import { PageHeader, ScreenEmpty } from '../kit/page';
import { DashboardFrame } from './DashboardFrame';
import * as css from './insights.css';
import { Shares } from './Shares';

/** What the host says about the dashboards. @experimental */
export interface InsightsSettings {
  /** The dashboard that is shown; the first when absent, or where there is no such one. */
  dashboardId?: string | undefined;
  /** They chose another one: keep it in the address of your page. */
  onDashboardChange: (dashboardId: string) => void;
  /** Exact origins, like `https://insights.example`, that dashboards may be framed from. Your page's `frame-src` has to allow them too. */
  frameOrigins: readonly string[];
  /** The whole address of your page with `GuestDashboardScreen`, for a guest's token. Put it behind `#`: what is there reaches no server. */
  guestHref: (token: string) => string;
}

export interface InsightsViewProps extends InsightsSettings {
  accountId: string;
  /** The platform's own first. */
  dashboards: readonly InsightsDashboard[];
  event: OrganizerEvent;
  /** Who is signed in. */
  me: Person;
}

/** The dashboard that was chosen, and below whom it is shared with. */
export function InsightsView(props: InsightsViewProps) {
  const { accountId, dashboards, event, me, dashboardId, onDashboardChange, frameOrigins, guestHref } = props;
  const t = useT();
  const id = useId();
  const dashboard = dashboards.find((one) => one.id === dashboardId) ?? dashboards[0];
  return (
    <>
      <PageHeader title={t('organizer.insights.title')} lead={t('organizer.insights.lead')} />
      {dashboard ? (
        <>
          <div className={css.choice}>
            <Field id={id} label={t('organizer.insights.dashboard')}>
              {(control) => (
                <Select
                  {...control}
                  options={namedOptions(dashboards)}
                  value={dashboard.id}
                  onValueChange={onDashboardChange}
                />
              )}
            </Field>
          </div>
          <DashboardFrame
            key={dashboard.id}
            scope={{ accountId, eventId: event.id }}
            dashboard={dashboard}
            me={me}
            origins={frameOrigins}
          />
          <Shares
            key={`shares ${dashboard.id}`}
            accountId={accountId}
            event={event}
            dashboard={dashboard}
            guestHref={guestHref}
          />
        </>
      ) : (
        <ScreenEmpty
          drawing="search"
          title={t('organizer.insights.empty.title')}
          text={t('organizer.insights.empty.text')}
        />
      )}
    </>
  );
}
