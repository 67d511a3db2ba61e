'use client';
import type { AuthWindowState } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Notice } from '../kit/Notice';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './account.css';
import { serviceKey } from './ServiceMark';

/** Props of `AuthWindowNotice`. @public */
export interface AuthWindowNoticeProps {
  /** What the window has come to. */
  state: AuthWindowState;
  /** The person gives the window up. */
  onCancel: () => void;
}

/** What became of a service's window: it waits, was closed, or the browser blocked it (FAULTS F53, F54). @public */
export function AuthWindowNotice({ state, onCancel }: AuthWindowNoticeProps) {
  const t = useT();
  if (state.at === 'idle') return null;
  const service = t(serviceKey(state.service));
  if (state.at === 'blocked')
    return (
      <Notice tone="warning" title={t('account.window.blocked', { service })}>
        {/* It needs its opener, to tell what it was allowed to. */}
        <a href={state.url} target="_blank" rel="opener">
          {t('account.window.open', { service })}
          <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
        </a>
      </Notice>
    );
  return (
    <p className={css.windowLine}>
      {t(`account.window.${state.at}`, { service })}
      {state.at === 'waiting' && (
        <Button variant="quiet" onClick={onCancel}>
          {t('account.window.cancel')}
        </Button>
      )}
    </p>
  );
}
