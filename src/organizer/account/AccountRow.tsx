'use client';
import { useLocale, useT } from '../../i18n';
import type { ConnectedAccount } from '../../hooks';
import { serviceKey, ServiceMark } from '../../themed/account/ServiceMark';
import { line, muted } from '../../themed/account/account.css';
import { AuthWindowNotice } from '../../themed/account/AuthWindowNotice';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { Tag } from '../../themed/kit/Tag';
import * as css from './account.css';
import { AccountFailure } from './AccountFailure';
import { kindKey, type RowState } from './rowState';

export interface AccountRowProps {
  account: ConnectedAccount;
  state: RowState;
  onConnect: () => void;
  onCancel: () => void;
  /** Asks first. Absent where nothing can be disconnected. */
  onDisconnect?: (() => void) | undefined;
}

/** One service: what it is, since when it is connected, and the way to connect it. */
export function AccountRow({ account, state, onConnect, onCancel, onDisconnect }: AccountRowProps) {
  const { service, since } = account;
  const t = useT();
  const name = t(serviceKey(service));
  const [connect, disconnect] = [
    t(since ? 'organizer.account.connectAgain' : 'organizer.account.connect'),
    t('organizer.account.disconnect'),
  ];
  return (
    <li className={css.row}>
      <div className={css.about}>
        <span className={css.mark}>
          <ServiceMark service={service} />
        </span>
        <div>
          <p className={line}>
            <strong>{name}</strong>
            {since && <Since date={since} />}
          </p>
          <p className={muted}>{t(kindKey(service))}</p>
        </div>
      </div>
      <div className={line}>
        {since && onDisconnect && (
          <Button
            variant="quiet"
            aria-label={`${disconnect}: ${name}`}
            busy={state.at === 'disconnecting'}
            onClick={onDisconnect}
          >
            {disconnect}
          </Button>
        )}
        <Button
          aria-label={`${connect}: ${name}`}
          variant={since ? 'quiet' : 'secondary'}
          busy={state.at === 'waiting' || state.at === 'saving'}
          onClick={onConnect}
        >
          {connect}
        </Button>
      </div>
      <RowLabels state={state} onCancel={onCancel} />
    </li>
  );
}

function Since({ date }: { date: string }) {
  const t = useT();
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  return (
    <Tag tone="positive" icon={<Icon name="check" size="small" />}>
      {t('organizer.account.since', { date: format.format(new Date(date)) })}
    </Tag>
  );
}

function RowLabels({ state, onCancel }: Pick<AccountRowProps, 'state' | 'onCancel'>) {
  switch (state.at) {
    case 'waiting':
    case 'closed':
    case 'blocked':
      return (
        <div className={css.said}>
          <AuthWindowNotice state={state} onCancel={onCancel} />
        </div>
      );
    case 'failed':
    case 'keptConnected':
      return (
        <div className={css.said}>
          <AccountFailure state={state} />
        </div>
      );
    default:
      return null;
  }
}
