'use client';
import type { AccountFeatures, AccountOverview } from '../../contract';
import { instantOf, minuteOf } from '../../domain';
import { agreementMoves, agreementStatuses, featureSelection } from '../../domain/administration';
import { formatInstant } from '../../domain/time/formatInstant';
import { useSupportAccount, useSupportLog, type SupportAccountCalls } from '../../hooks';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { ReadState, readingOf } from '../kit/record';
import { ActPart } from './ActPart';
import { ActionList, type SupportAction } from './ActionList';
import { CountChange, MomentChange, ReasonChange, StatusChange } from './changes';
import { AccountFeaturesChange } from './featureChanges';
import { FindForm } from './FindForm';
import { SupportPage } from './SupportPage';

/** Props of `SupportAccountScreen`. @experimental */
export interface SupportAccountScreenProps {
  /** The account that is shown; none yet when absent. */
  accountId?: string | undefined;
  /** Another one is looked for: keep it in the address of the page. */
  onFind: (accountId: string) => void;
  /** They act as the account from now on: show its events. Without it that is not offered. */
  onActing?: (() => void) | undefined;
}

/** What support can change of an account: its agreement, what that includes, and its features. 002 §6, §7. */
export function SupportAccount({ accountId, onFind, onActing }: SupportAccountScreenProps) {
  const t = useT();
  return (
    <SupportPage
      title={t('organizer.administration.account.title')}
      lead={t('organizer.administration.account.lead')}
    >
      <FindForm label={t('organizer.administration.accountId')} value={accountId ?? ''} onFind={onFind} />
      {accountId !== undefined && onActing && (
        <ActPart key={`act ${accountId}`} accountId={accountId} onActing={onActing} />
      )}
      {accountId !== undefined && <AccountPart key={accountId} accountId={accountId} />}
    </SupportPage>
  );
}

function AccountPart({ accountId }: { accountId: string }) {
  const t = useT();
  const { features, overview, calls } = useSupportAccount(accountId);
  return (
    <ReadState
      {...readingOf(features)}
      content={features.data ?? null}
      loading={t('kit.loading')}
      failed={t('organizer.administration.failed')}
    >
      {(read) => (
        <>
          <Agreement accountId={accountId} overview={overview} calls={calls} />
          <Features features={read} calls={calls} />
        </>
      )}
    </ReadState>
  );
}

interface AgreementProps {
  accountId: string;
  overview: AccountOverview | undefined;
  calls: SupportAccountCalls;
}

/** Its name once anybody knows it. */
const nameOf = (id: string, overview: AccountOverview | undefined) =>
  overview ? `${overview.name} (${id})` : id;

function Agreement({ accountId, overview, calls }: AgreementProps) {
  const t = useT();
  const locale = useLocale();
  const subject = t('organizer.administration.subject.account', { id: nameOf(accountId, overview) });
  const timeZone = overview?.timeZoneId ?? 'UTC';
  const { agreement, allowed, used } = overview ?? {};
  const usage = (name: 'registrations' | 'teamMembers' | 'events') => {
    const figure = new Intl.NumberFormat(locale);
    return (
      used &&
      allowed &&
      t('organizer.administration.used', {
        used: figure.format(used[name]),
        allowed: figure.format(allowed[name]),
      })
    );
  };
  const dated = (instant: string | undefined) =>
    instant && formatInstant(instant, locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const momentOf = (instant: string | undefined) => (instant ? minuteOf(instant, timeZone) : '');
  // The field lets only what is a minute through.
  const sent = (moment: string) => instantOf(moment, timeZone) ?? moment;
  const statuses = agreement ? agreementMoves[agreement.status] : agreementStatuses;
  const actions: SupportAction[] = [
    {
      id: 'registrations',
      title: t('organizer.administration.registrations.title'),
      text: t('organizer.administration.registrations.text'),
      value: usage('registrations'),
      dialog: (change) => (
        <CountChange
          {...change}
          subject={subject}
          label={t('organizer.administration.field.registrations')}
          count={allowed?.registrations ?? null}
          min={0}
          run={({ count }) => calls.setRegistrations(count ?? 0)}
        />
      ),
    },
    {
      id: 'start',
      title: t('organizer.administration.start.title'),
      text: t('organizer.administration.start.text'),
      value: dated(agreement?.startDate),
      dialog: (change) => (
        <MomentChange
          {...change}
          subject={subject}
          moment={momentOf(agreement?.startDate)}
          timeZone={timeZone}
          run={({ moment }) => calls.setStart(sent(moment))}
        />
      ),
    },
    {
      id: 'end',
      title: t('organizer.administration.end.title'),
      text: t('organizer.administration.end.text'),
      value: dated(agreement?.endDate),
      dialog: (change) => (
        <MomentChange
          {...change}
          subject={subject}
          tone="danger"
          moment={momentOf(agreement?.endDate)}
          timeZone={timeZone}
          run={({ moment }) => calls.setEnd(sent(moment))}
        />
      ),
    },
    {
      id: 'status',
      title: t('organizer.administration.agreement.title'),
      text: t('organizer.administration.agreement.text'),
      value: agreement && t(`organizer.administration.status.${agreement.status}`),
      dialog: (change) => (
        <StatusChange
          {...change}
          subject={subject}
          tone="danger"
          statuses={statuses}
          status={statuses[0] ?? 'ACTIVE'}
          run={({ status }) => calls.setStatus(status)}
        />
      ),
    },
    {
      id: 'teamMembers',
      title: t('organizer.administration.teamMembers.title'),
      text: t('organizer.administration.teamMembers.text'),
      value: usage('teamMembers'),
      dialog: (change) => (
        <CountChange
          {...change}
          subject={subject}
          label={t('organizer.administration.field.add')}
          count={null}
          min={1}
          run={({ count }) => calls.addTeamMembers(count ?? 0)}
        />
      ),
    },
    {
      id: 'events',
      title: t('organizer.administration.events.title'),
      text: t('organizer.administration.events.text'),
      value: usage('events'),
      dialog: (change) => (
        <CountChange
          {...change}
          subject={subject}
          label={t('organizer.administration.field.add')}
          count={null}
          min={1}
          run={({ count }) => calls.addEvents(count ?? 0)}
        />
      ),
    },
    {
      id: 'sender',
      title: t('organizer.administration.accountSender.title'),
      text: t('organizer.administration.accountSender.text'),
      dialog: (change) => (
        <ReasonChange {...change} subject={subject} tone="danger" run={() => calls.resetSender()} />
      ),
    },
  ];
  return (
    <ActionList
      title={subject}
      text={overview ? undefined : t('organizer.administration.account.unknown')}
      actions={actions}
    />
  );
}

function Features({ features, calls }: { features: AccountFeatures; calls: SupportAccountCalls }) {
  const t = useT();
  const { who } = useSupportLog();
  const locale = useLocale();
  const { accountId, modifiedDate, postSelectionPackageFeatures, postSelectionAdvancedFeatures } = features;
  const named = (keys: readonly string[]) =>
    keys.length > 0 ? listText(locale, keys) : t('organizer.administration.none');
  return (
    <ActionList
      title={t('organizer.mobileApp.features')}
      actions={[
        {
          id: 'features',
          title: t('organizer.administration.features.title'),
          text: t('organizer.administration.features.text'),
          value: (
            <>
              <p>
                {t('organizer.administration.field.packageFeatures')}: {named(postSelectionPackageFeatures)}
              </p>
              <p>
                {t('organizer.administration.field.advancedFeatures')}: {named(postSelectionAdvancedFeatures)}
              </p>
            </>
          ),
          dialog: (change) => (
            <AccountFeaturesChange
              {...change}
              subject={t('organizer.administration.subject.account', { id: accountId })}
              features={features}
              run={(values) =>
                calls.selectFeatures(featureSelection(features, values, who), modifiedDate === null)
              }
            />
          ),
        },
      ]}
    />
  );
}
