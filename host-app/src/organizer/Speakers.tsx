import { useT } from 'boxoffice';
import { SpeakerEditor, SpeakersScreen } from 'boxoffice/organizer';
import { useCallback } from 'react';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** The speakers; with an id, that speaker, or a new one. Ids of speakers are no such word. */
export function Speakers({ accountId, eventId, id, hrefOf, navigate }: ScreenProps) {
  const t = useT();
  const [view, setView] = useViewInAddress();
  const listHref = hrefOf('speakers');
  const routeHref = useCallback((route: string) => hrefOf('speakers', route), [hrefOf]);
  const onNavigate = useOnNavigate(navigate);
  const params = { accountId, eventId };
  if (id === undefined)
    return (
      <SpeakersScreen
        {...params}
        view={view}
        onViewChange={setView}
        hrefOf={routeHref}
        onNavigate={onNavigate}
      />
    );
  return (
    <SpeakerEditor
      key={id}
      {...params}
      speakerId={id === 'new' ? undefined : id}
      back={{ href: listHref, label: t('organizer.speakers.title'), onNavigate }}
      onSaved={(_, { isNew }) => {
        if (isNew) navigate(listHref, { replace: true });
      }}
      onRemoved={() => navigate(listHref)}
    />
  );
}
