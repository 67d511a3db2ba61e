import { EmailEditor, EmailsScreen } from 'boxoffice/organizer';
import { useT } from 'boxoffice';
import { useCallback } from 'react';
import { useNewInAddress, useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** The list of emails; with an id, the editor of that one. */
export function Emails({ accountId, eventId, id, hrefOf, navigate }: ScreenProps) {
  const t = useT();
  const [view, setView] = useViewInAddress();
  const request = useNewInAddress();
  const hrefOfEmail = useCallback((emailId: string) => hrefOf('emails', emailId), [hrefOf]);
  const onNavigate = useOnNavigate(navigate);
  const open = (emailId: string) => navigate(hrefOfEmail(emailId));
  const params = { accountId, eventId };
  if (id === undefined)
    return (
      <EmailsScreen
        {...request}
        {...params}
        view={view}
        onNavigate={onNavigate}
        onViewChange={setView}
        hrefOf={hrefOfEmail}
        onCreated={open}
      />
    );
  return (
    <EmailEditor
      key={id}
      {...params}
      emailId={id}
      back={{ href: hrefOf('emails'), label: t('organizer.emails.all'), onNavigate }}
      onDuplicated={open}
      onRemoved={() => navigate(hrefOf('emails'), { replace: true })}
    />
  );
}
