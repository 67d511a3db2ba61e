'use client';
import { useId } from 'react';
import type { InsightsDashboard, OrganizerEvent, Person } from '../../contract';
import { useInsightsDashboardCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Field } from '../../themed/kit/Field';
import { Icon } from '../../themed/kit/Icon';
import { Select } from '../../themed/kit/Select';
import { namedOptions } from '../kit/fields/options';
import { NewsLine } from '../kit/form/SavedNotice';
import { useListDialogs } from '../kit/list';
import { OrganizerIcon } from '../kit/appearance';
import { PageHeader, ScreenEmpty } from '../kit/page';
import { DashboardDialog } from './DashboardDialog';
import { DashboardFrame } from './DashboardFrame';
import { DeleteDashboardDialog } from './DeleteDashboardDialog';
import * as css from './insights.css';
import { Shares } from './Shares';

/** What the host says about the dashboards. @experimental */
export interface InsightsSettings {
  /** The dashboard that is shown; the first when absent, or where there is no such one. */
  dashboardId?: string | undefined;
  /** They chose or made another one, or the shown one was deleted: keep it in the address of your page. */
  onDashboardChange: (dashboardId: string) => void;
  /** Exact origins, like `https://insights.example`, that dashboards may be framed from. Your page's `frame-src` has to allow them too. */
  frameOrigins: ReadonlyArray<string>;
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

type Opened = { at: 'new' } | { at: 'edit' | 'delete'; dashboard: InsightsDashboard };

/** The dashboard that was chosen, and below whom it is shared with. */
export function InsightsView(props: InsightsViewProps) {
  const { accountId, dashboards, event, me, dashboardId, onDashboardChange, frameOrigins, guestHref } = props;
  const t = useT();
  const id = useId();
  const { box, opened, news, begin, close, end } = useListDialogs<Opened>();
  const calls = useInsightsDashboardCalls(accountId);
  const dashboard = dashboards.find((one) => one.id === dashboardId) ?? dashboards[0];
  const create = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={() => begin({ at: 'new' })}>
      {t('organizer.insights.new')}
    </Button>
  );
  return (
    <div ref={box}>
      <PageHeader
        title={t('organizer.insights.title')}
        lead={t('organizer.insights.lead')}
        actions={dashboard && create}
      />
      <NewsLine text={news} className={css.news} />
      {dashboard ? (
        <>
          <div className={css.choice}>
            <div className={css.dashboard}>
              <Field
                id={id}
                label={t('organizer.insights.dashboard')}
                hint={dashboard.builtIn ? t('organizer.insights.builtIn') : undefined}
              >
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
            {!dashboard.builtIn && (
              <>
                <Button
                  aria-label={t('organizer.sharing.editTitle', { name: dashboard.name })}
                  icon={<OrganizerIcon name="pencil" />}
                  onClick={() => begin({ at: 'edit', dashboard })}
                >
                  {t('organizer.sharing.edit')}
                </Button>
                <Button
                  aria-label={t('organizer.tags.delete', { name: dashboard.name })}
                  icon={<OrganizerIcon name="trash" />}
                  onClick={() => begin({ at: 'delete', dashboard })}
                >
                  {t('organizer.sharing.remove.action')}
                </Button>
              </>
            )}
          </div>
          <DashboardFrame
            // An address is for the charts that it was asked for with.
            key={`${dashboard.id} ${dashboard.modified}`}
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
          action={create}
        />
      )}
      {(opened?.at === 'new' || opened?.at === 'edit') && (
        <DashboardDialog
          dashboard={opened.at === 'edit' ? opened.dashboard : null}
          calls={calls}
          onSaved={(saved) => {
            end(t('organizer.tags.saved', { name: saved.name }));
            if (opened.at === 'new') onDashboardChange(saved.id);
          }}
          onClose={close}
        />
      )}
      {opened?.at === 'delete' && (
        <DeleteDashboardDialog
          dashboard={opened.dashboard}
          remove={calls.remove}
          onDone={() => {
            end(t('organizer.tags.deleted', { name: opened.dashboard.name }));
            const next = dashboards.find((one) => one.id !== opened.dashboard.id);
            if (next) onDashboardChange(next.id);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
