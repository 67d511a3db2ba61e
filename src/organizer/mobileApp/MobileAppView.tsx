'use client';
import type { MobileApp, MobileAppSettings, MobileCard } from '../../contract';
import type { Saved } from '../../hooks';
import { useT } from '../../i18n';
import { Tabs } from '../../themed/kit/Tabs';
import { PageHeader } from '../kit/page';
import * as css from './mobileApp.css';
import { MobileAppForm } from './MobileAppForm';
import { BuildPart } from './BuildPart';
import { CardsPart } from './CardsPart';
import { OwnNamePart } from './OwnNamePart';
import { PushCertificatePart } from './PushCertificatePart';
import type { MobileAppCalls, CardCalls } from './calls';
import type { BuildLoad } from './BuildForm';

export interface MobileAppViewProps {
  /** The app as the backend has it. */
  app: MobileApp;
  /** Its settings as they are saved, with their version. */
  saved: Saved<MobileAppSettings>;
  /** How the app is changed. */
  calls: MobileAppCalls;
  /** In the order of the first screen, hidden ones too. */
  cards: readonly MobileCard[];
  /** How its cards are changed. */
  cardCalls: CardCalls;
  /** What it is built with, and where the newest build stands. */
  build: BuildLoad;
  /** Name, look and features are saved; attendees see them from now on. */
  onSaved?: (() => void) | undefined;
}

/** The parts of an event’s app; each is saved for itself. 002 §7 Mobile app. @experimental */
export function MobileAppView(props: MobileAppViewProps) {
  const { app, saved, calls, cards, cardCalls, build, onSaved } = props;
  const t = useT();
  return (
    <>
      <PageHeader title={t('organizer.mobileApp.name')} lead={t('organizer.mobileApp.lead')} />
      <Tabs
        label={t('organizer.mobileApp.parts')}
        tabs={[
          {
            id: 'look',
            label: t('organizer.mobileApp.part.look'),
            panel: (
              <MobileAppForm
                saved={saved}
                cards={cards}
                onSaved={onSaved}
                save={calls.save}
                reload={calls.reload}
              />
            ),
          },
          {
            id: 'cards',
            label: t('organizer.mobileApp.part.cards'),
            panel: <CardsPart app={app} cards={cards} calls={cardCalls} />,
          },
          {
            id: 'publishing',
            label: t('organizer.mobileApp.part.publishing'),
            panel: (
              <div className={css.parts}>
                <BuildPart app={app} build={build} onRefused={() => void calls.refetch()} />
                <PushCertificatePart certificate={app.pushCertificate} calls={calls} />
                <OwnNamePart whitelabel={app.whitelabel} calls={calls} />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
