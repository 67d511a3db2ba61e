'use client';
import { useState } from 'react';

import { findByQuery, isNarrowed, wholeTable } from '../../domain';
import { ringKinds } from '../../domain/rings';
import { useRings, type RingCalls } from '../../hooks';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { FindForm, SupportPage } from '../administration';
import { optionsOf } from '../kit/fields/options';
import { NewsLine } from '../kit/form/SavedNotice';
import { useListView } from '../kit/list';
import { ScreenEmpty } from '../kit/page';
import { ReadState, readingOf } from '../kit/record';
import { FilterBar, type ViewProps } from '../kit/table';
import { NoMatch } from '../kit/table/NoMatch';
import { RingDialog } from './RingDialog';
import { RingSection } from './RingSection';
import * as css from './rings.css';

/** Props of `RingsScreen`. @experimental */
export interface RingsScreenProps extends ViewProps {
  /** The event whose rings are shown; none yet when absent. */
  eventId?: string | undefined;
  /** Another one is looked for: keep it in the address of the page. */
  onFind: (eventId: string) => void;
}

/** The rings of an event: found, added, changed, opened and closed. 002 §3, §7 Rings. */
export function Rings({ eventId, onFind, ...props }: RingsScreenProps) {
  const t = useT();
  return (
    <SupportPage title={t('organizer.rings.title')} lead={t('organizer.rings.lead')}>
      <FindForm label={t('organizer.administration.eventId')} value={eventId ?? ''} onFind={onFind} />
      {eventId !== undefined && <RingsOfEvent key={eventId} eventId={eventId} {...props} />}
    </SupportPage>
  );
}

const kindFilter = 'kind';

function RingsOfEvent({ eventId, ...props }: ViewProps & { eventId: string }) {
  const t = useT();
  const { view, onViewChange } = useListView(props);
  const kind = ringKinds.find((each) => each === view.filters[kindFilter]);
  const { rings, calls } = useRings(eventId, kind);
  const subject = t('organizer.administration.subject.event', { id: eventId });
  return (
    <ReadState
      {...readingOf(rings)}
      content={rings.data?.rings ?? null}
      loading={t('organizer.rings.loading')}
      failed={t('organizer.rings.failed')}
    >
      {(read) => {
        const found = findByQuery(read, view.search, ({ name }) => name);
        return (
          <>
            <NewRing calls={calls} subject={subject} />
            {read.length === 0 && !isNarrowed(view) ? (
              <ScreenEmpty title={t('organizer.rings.empty.title')} text={t('organizer.rings.empty.text')} />
            ) : (
              <>
                <FilterBar
                  view={view}
                  onViewChange={onViewChange}
                  searchLabel={t('organizer.rings.search')}
                  filters={[
                    {
                      id: kindFilter,
                      label: t('organizer.agenda.kind'),
                      any: t('organizer.resources.anyKind'),
                      options: optionsOf(ringKinds, (each) => t(`organizer.rings.kind.${each}`)),
                    },
                  ]}
                />
                {found.length === 0 && <NoMatch onClear={() => onViewChange(wholeTable)} />}
                {found.map((ring) => (
                  <RingSection key={ring.id} ring={ring} calls={calls} />
                ))}
              </>
            )}
          </>
        );
      }}
    </ReadState>
  );
}

interface NewRingProps {
  calls: RingCalls;
  subject: string;
}

function NewRing({ calls, subject }: NewRingProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  return (
    <div className={css.add}>
      <Button
        variant="primary"
        icon={<Icon name="plus" />}
        onClick={() => {
          setNews('');
          setOpen(true);
        }}
      >
        {t('organizer.rings.new.title')}
      </Button>
      <NewsLine text={news} />
      {isOpen && (
        <RingDialog
          ring={null}
          subject={subject}
          title={t('organizer.rings.new.title')}
          text={t('organizer.rings.new.text')}
          run={(draft) => calls.create(draft)}
          onDone={(what) => {
            setOpen(false);
            setNews(t('organizer.administration.done', { what }));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
