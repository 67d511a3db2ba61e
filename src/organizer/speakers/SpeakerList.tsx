'use client';
import { useCallback, useState } from 'react';
import type { AgendaSpeaker } from '../../contract';
import { filteredBy, isAmong } from '../../domain';
import { nameOf, speakersInOrder, type SpeakersValues } from '../../domain/speakers';
import { useFoundSpeakers, type SpeakerSearch } from '../../hooks';
import { useDebounced } from '../../hooks/useDebounced';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { useEditorField } from '../kit/fields';
import { SortableList } from '../kit/form';
import { CardList, SelectableRow, type ListProps } from '../kit/list';
import { SegmentedControl } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import type { RecordProps } from '../kit/record';
import { FoundSpeakers } from './FoundSpeakers';
import type { SpeakerRoutes } from './routes';
import * as css from './speakers.css';
import { SpeakerRow } from './SpeakerRow';
import type { SpokenSession } from './SpeakerSessions';

export interface SpeakersViewProps
  extends EventScreenProps, RecordProps<SpeakersValues>, Pick<ListProps, 'view' | 'onViewChange'> {
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
  'accountId' | 'eventId' | 'routes' | 'speakers' | 'sessions' | 'timeZone' | 'view' | 'onViewChange'
>;

const orders = ['default', 'lastName'] as const;
/** In the view, and in addresses. */
const orderFilter = 'order';
/** Milliseconds after the last key before a search is sent. */
const typingPause = 250;
const none: readonly never[] = [];
const idOf = ({ id }: AgendaSpeaker) => id;

/** The speakers as they are shown, to be put in another order; or those that are looked for, or by last name. */
export function SpeakerList(props: SpeakerListProps) {
  const { accountId, eventId, routes, speakers, sessions, timeZone } = props;
  const t = useT();
  const locale = useLocale();
  const { search } = props.view;
  const orderBy = props.view.filters[orderFilter] === 'lastName' ? 'lastName' : 'default';
  const setOrderBy = (next: SpeakerSearch['orderBy']) =>
    props.onViewChange(filteredBy(props.view, orderFilter, next === 'default' ? '' : next));
  const [open, setOpen] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const toggle = useCallback((id: string) => setOpen((now) => (now === id ? null : id)), []);
  const isWhole = search.trim() === '' && orderBy === 'default';
  const query = useDebounced(search, typingPause);
  const found = useFoundSpeakers({ accountId, eventId }, { search: query, orderBy }, !isWhole);
  const order = useEditorField<SpeakersValues['order']>('order', t('organizer.speakers.order'), {
    show: (ids) => listText(locale, speakersInOrder(speakers, ids as readonly string[]).map(nameOf)),
  });
  const rowOf = (speaker: AgendaSpeaker) => (
    <SelectableRow id={speaker.id} name={nameOf(speaker)}>
      <SpeakerRow
        speaker={speaker}
        sessions={sessions}
        timeZone={timeZone}
        routes={routes}
        isOpen={open === speaker.id}
        onToggle={toggle}
      />
    </SelectableRow>
  );
  const file = {
    name: 'speakers',
    columns: [
      {
        label: t('organizer.orders.order.firstName'),
        exportValue: ({ firstName }: AgendaSpeaker) => firstName,
      },
      { label: t('organizer.orders.order.lastName'), exportValue: ({ lastName }: AgendaSpeaker) => lastName },
      { label: t('organizer.orders.order.email'), exportValue: ({ email }: AgendaSpeaker) => email },
      { label: t('organizer.speakers.jobTitle'), exportValue: ({ jobTitle }: AgendaSpeaker) => jobTitle },
      { label: t('registration.company'), exportValue: ({ company }: AgendaSpeaker) => company },
    ],
  };
  const listed = isWhole ? speakersInOrder(speakers, order.value) : (found.data ?? none);
  return (
    <div className={css.whole}>
      <CardList
        view={props.view}
        onViewChange={props.onViewChange}
        searchLabel={t('organizer.speakers.search')}
        searchHint={t('organizer.speakers.searchHint')}
        savedAs={`speakers ${eventId}`}
        rows={listed}
        rowId={idOf}
        isThere={isAmong(speakers)}
        file={file}
        controls={
          <SegmentedControl
            label={t('organizer.speakers.view')}
            options={orders.map((value) => ({ value, label: t(`organizer.speakers.view.${value}`) }))}
            value={orderBy}
            onValueChange={(next) => {
              setNews('');
              setOrderBy(next);
            }}
          />
        }
      >
        <p role="status" className={css.news}>
          {news}
        </p>
        {isWhole ? (
          <SortableList
            items={listed}
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
            read={found}
            search={search}
            rowOf={rowOf}
            orderBy={orderBy}
            onUseOrder={(ids) => {
              order.set(ids);
              setOrderBy('default');
              setNews(t('organizer.speakers.orderUsed'));
            }}
          />
        )}
      </CardList>
    </div>
  );
}
