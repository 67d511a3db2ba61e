'use client';
import type { SsoConfig } from '../../contract';
import { isComplete, ssoStatusProblem } from '../../domain/singleSignOn';
import type { SsoCalls } from '../../hooks';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ProblemNotice, useAction } from '../kit/confirm';
import { NewsLine } from '../kit/form/SavedNotice';
import { Part } from './Part';
import * as css from './singleSignOn.css';

/** The backend's code for both. */
const contradicts = 4022;

interface SsoStatusPartProps {
  config: SsoConfig;
  usedBy: readonly string[] | undefined;
  setStatus: SsoCalls['setStatus'];
}

/** Turns a provider on or off. What is missing for it is said before, and what it changes is asked. */
export function SsoStatusPart({ config, usedBy, setStatus }: SsoStatusPartProps) {
  const t = useT();
  const { id, name } = config;
  const isOn = config.status === 'ACTIVE';
  const next = isOn ? 'DISABLED' : 'ACTIVE';
  const { news, problem, isBusy, act, notify, refuse, dialog } = useAction(ssoStatusProblem(next));
  const isUsed = isOn && usedBy !== undefined && usedBy.length > 0;
  const isUnfinished = !isOn && !isComplete(config);
  const change = async () => {
    // What the backend would refuse, before anything is asked.
    if (isUsed || isUnfinished) {
      refuse(ssoStatusProblem(next)({ code: contradicts }));
      return;
    }
    const isDone = await act(() => setStatus(id, next), {
      title: t(isOn ? 'organizer.singleSignOn.turnOff.title' : 'organizer.singleSignOn.turnOn.title', {
        name,
      }),
      text: t(isOn ? 'organizer.singleSignOn.turnOff.text' : 'organizer.singleSignOn.turnOn.text'),
      action: t(isOn ? 'organizer.mobileApp.own.disable' : 'organizer.mobileApp.own.enable'),
      tone: isOn ? 'danger' : 'primary',
    });
    if (isDone) notify(t(isOn ? 'organizer.singleSignOn.isOff' : 'organizer.singleSignOn.isOn', { name }));
  };
  return (
    <Part
      title={t('organizer.orders.column.status')}
      text={t(isOn ? 'organizer.singleSignOn.status.on' : 'organizer.singleSignOn.status.off')}
    >
      {isOn && usedBy && <UsedBy names={usedBy} />}
      <ProblemNotice title={t('organizer.singleSignOn.notChanged')} problem={problem} />
      <div>
        <Button
          busy={isBusy}
          variant={isOn ? 'secondary' : 'primary'}
          aria-disabled={isUsed || isUnfinished || undefined}
          onClick={() => void change()}
        >
          {t(isOn ? 'organizer.mobileApp.own.disable' : 'organizer.mobileApp.own.enable')}
        </Button>
      </div>
      <NewsLine text={news} />
      {dialog}
    </Part>
  );
}

function UsedBy({ names }: { names: readonly string[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <p className={css.quiet}>
      {names.length === 0
        ? t('organizer.singleSignOn.usedByNone')
        : t('organizer.singleSignOn.usedBy', { names: listText(locale, names) })}
    </p>
  );
}
