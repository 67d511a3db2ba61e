'use client';
import { useId, useMemo, useRef } from 'react';
import { object } from 'yup';
import type { InsightsDashboard, InsightsShare, OrganizerEvent } from '../../contract';
import { newShare, revokeProblem, shareDraft, shareProblem, shareSchema } from '../../domain/insights';
import { useEnvironment, useInsightsShares, type InsightsShareCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { CopyOnceDialog } from '../kit/confirm';
import { DateTimeField, TextField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import { NewsLine } from '../kit/form/SavedNotice';
import { useListDialogs } from '../kit/list';
import { OrganizerIcon } from '../kit/appearance';
import { ends } from '../kit/appearance/layout.css';
import { PlainList } from '../kit/page/PlainList';
import { readingOf, ReadState } from '../kit/record';
import * as css from './insights.css';
import { ShareRow } from './ShareRow';

export interface SharesProps {
  accountId: string;
  event: OrganizerEvent;
  dashboard: InsightsDashboard;
  /** The whole address of a guest's page. */
  guestHref: (token: string) => string;
}

type Opened =
  | { at: 'share' }
  | { at: 'link'; email: string; href: string }
  | { at: 'revoke'; share: InsightsShare };

const noFields = object({});

/** Whom a dashboard is shared with, for this event and others: shared, and taken back. */
export function Shares({ accountId, event, dashboard, guestHref }: SharesProps) {
  const t = useT();
  const id = useId();
  const { box, opened, news, begin, goOn, close, end } = useListDialogs<Opened, HTMLElement>();
  const { shares, calls } = useInsightsShares(accountId, dashboard.id);
  const { name } = dashboard;
  return (
    <section ref={box} aria-labelledby={id} className={css.shares}>
      <div className={ends[3]}>
        <Heading level={2} size="md" id={id} tabIndex={-1}>
          {t('organizer.insights.shares.title')}
        </Heading>
        <Button icon={<OrganizerIcon name="share" />} onClick={() => begin({ at: 'share' })}>
          {t('organizer.insights.share.title', { name })}
        </Button>
      </div>
      <p className={css.quiet}>{t('organizer.insights.shares.text')}</p>
      <NewsLine text={news} className={css.news} />
      <ReadState
        {...readingOf(shares)}
        content={shares.data?.shares ?? null}
        loading={t('organizer.insights.shares.loading')}
        failed={t('organizer.insights.shares.failed')}
      >
        {(all) =>
          all.length === 0 ? (
            <p>{t('organizer.insights.shares.none')}</p>
          ) : (
            <PlainList aria-labelledby={id} className={css.list}>
              {all.map((share) => (
                <ShareRow
                  key={share.id}
                  accountId={accountId}
                  share={share}
                  onRevoke={() => begin({ at: 'revoke', share })}
                />
              ))}
            </PlainList>
          )
        }
      </ReadState>
      {opened?.at === 'share' && (
        <ShareDialog
          name={name}
          event={event}
          share={calls.share}
          onShared={({ email, token }) => goOn({ at: 'link', email, href: guestHref(token) })}
          onClose={close}
        />
      )}
      {opened?.at === 'link' && (
        <CopyOnceDialog
          title={t('organizer.insights.link.title', { email: opened.email })}
          text={t('organizer.insights.link.text')}
          secret={opened.href}
          copy={t('organizer.orders.order.swap.copy')}
          notCopied={t('organizer.orders.order.swap.notCopied')}
          onClose={() => end(t('organizer.insights.shared', { name, email: opened.email }))}
        />
      )}
      {opened?.at === 'revoke' && (
        <ActionDialog
          title={t('organizer.insights.revoke.title', { email: opened.share.email })}
          text={t('organizer.insights.revoke.text', { name })}
          action={t('organizer.members.takeBack')}
          tone="danger"
          values={{}}
          schema={noFields}
          toErrorMessage={revokeProblem}
          run={() => calls.revoke(opened.share.id)}
          onDone={() => end(t('organizer.insights.revoked', { email: opened.share.email }))}
          onClose={close}
        />
      )}
    </section>
  );
}

interface ShareDialogProps {
  /** Of the dashboard. */
  name: string;
  event: OrganizerEvent;
  share: InsightsShareCalls['share'];
  onShared: (shared: { email: string; token: string }) => void;
  onClose: () => void;
}

function ShareDialog({ name, event, share, onShared, onClose }: ShareDialogProps) {
  const t = useT();
  const { clock } = useEnvironment();
  const shared = useRef({ email: '', token: '' });
  const timeZone = event['time-zone-id'];
  const schema = useMemo(() => shareSchema(timeZone, () => clock.now()), [clock, timeZone]);
  return (
    <ActionDialog
      title={t('organizer.insights.share.title', { name })}
      text={t('organizer.insights.share.text', { event: event.name })}
      action={t('organizer.insights.share.action')}
      values={newShare}
      schema={schema}
      toErrorMessage={shareProblem}
      run={async (values) => {
        shared.current = await share(shareDraft(values, { eventId: event.id, timeZone }));
      }}
      onDone={() => onShared(shared.current)}
      onClose={onClose}
    >
      <TextField
        name="email"
        label={t('organizer.orders.order.email')}
        type="email"
        dir="ltr"
        spellCheck={false}
        required
      />
      <DateTimeField
        name="expires"
        label={t('organizer.insights.share.expires')}
        timeZone={timeZone}
        optional
      />
    </ActionDialog>
  );
}
