'use client';
import { useCallback, useState } from 'react';
import type { AgendaSpeaker } from '../../contract';
import { nameOf, speakersInOrder, type SpeakersValues } from '../../domain/speakers';
import type { SpeakerSearch } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { useEditorField } from '../kit/fields';
import { SearchInput } from '../kit/fields/SearchInput';
import { SortableList } from '../kit/form';
import { SegmentedControl } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import type { RecordProps } from '../kit/record';
import { FoundSpeakers } from './FoundSpeakers';
import type { SpeakerRoutes } from './routes';
import * as css from './speakers.css';
import { SpeakerRow } from './SpeakerRow';
import type { SpokenSession } from './SpeakerSessions';

export interface SpeakersViewProps extends EventScreenProps, RecordProps<SpeakersValues> {
  /** Where speakers are added and edited; nowhere when `undefined`. */
  routes: SpeakerRoutes | undefined;
  /** Everybody who speaks. */
  speakers: readonly AgendaSpeaker[];
  /** Of the agenda. */
  sessions: readonly SpokenSession[];
  /** Of the event, IANA. */
  timeZone: string;
}

export type SpeakerListProps = Pick<
  SpeakersViewProps,
  'accountId' | 'eventId' | 'routes' | 'speakers' | 'sessions' | 'timeZone'
>;

const views = ['default', 'lastName'] as const;
const idOf = ({ id }: AgendaSpeaker) => id;

/** The speakers as they are shown, to be put in another order; or those that are looked for, or by last name. */
export function SpeakerList(props: SpeakerListProps) {
  const { accountId, eventId, routes, speakers, sessions, timeZone } = props;
  const t = useT();
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const [view, setView] = useState<SpeakerSearch['orderBy']>('default');
  const [open, setOpen] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const toggle = useCallback((id: string) => setOpen((now) => (now === id ? null : id)), []);
  const order = useEditorField<SpeakersValues['order']>('order', t('organizer.speakers.order'), {
    show: (ids) =>
      new Intl.ListFormat(locale).format(speakersInOrder(speakers, ids as readonly string[]).map(nameOf)),
  });
  const rowOf = (speaker: AgendaSpeaker) => (
    <SpeakerRow
      speaker={speaker}
      sessions={sessions}
      timeZone={timeZone}
      routes={routes}
      isOpen={open === speaker.id}
      onToggle={toggle}
    />
  );
  const isWhole = search.trim() === '' && view === 'default';
  return (
    <div className={css.whole}>
      <div className={css.bar}>
        <div className={css.search}>
          <SearchInput
            label={t('organizer.speakers.search')}
            placeholder={t('organizer.speakers.searchHint')}
            value={search}
            onValueChange={setSearch}
          />
        </div>
        <SegmentedControl
          label={t('organizer.speakers.view')}
          options={views.map((value) => ({ value, label: t(`organizer.speakers.view.${value}`) }))}
          value={view}
          onValueChange={(next) => {
            setNews('');
            setView(next);
          }}
        />
      </div>
      <p role="status" className={css.news}>
        {news}
      </p>
      {isWhole ? (
        <SortableList
          items={speakersInOrder(speakers, order.value)}
          idOf={idOf}
          labelOf={nameOf}
          label={t('organizer.speakers.title')}
          onReorder={(ids) => {
            setNews('');
            order.set([...ids]);
          }}
        >
          {rowOf}
        </SortableList>
      ) : (
        <FoundSpeakers
          accountId={accountId}
          eventId={eventId}
          search={search}
          rowOf={rowOf}
          orderBy={view}
          onUseOrder={(ids) => {
            order.set(ids);
            setView('default');
            setNews(t('organizer.speakers.orderUsed'));
          }}
        />
      )}
    </div>
  );
}
