'use client';
import { useEffect, useRef, useState } from 'react';
import { usePartners } from '../../hooks';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { ImportPartners } from './ImportPartners';
import { PartnerEditor } from './PartnerEditor';
import { PartnersList } from './PartnersList';

/** Props of `PartnersScreen`. @experimental */
export interface PartnersScreenProps extends ViewProps {
  /** The event. */
  eventId: string;
  /** Id of the partner that is edited, `new` for another, `import` for a file of them, `null` for the list. Held here when absent. */
  partner?: string | null | undefined;
  /** A partner is opened, `new` for another, `import` for a file of them, or closed with `null`. */
  onPartnerChange?: ((id: string | null) => void) | undefined;
}

/** The partners of an event: listed, put in order, published, changed, exported and imported. 002 §2, §7 Partners. */
export function Partners(props: PartnersScreenProps) {
  const { eventId } = props;
  const t = useT();
  const [view, setView] = useTableView(props);
  const [own, setOwn] = useState<string | null>(null);
  const [wasCreated, setCreated] = useState(false);
  const opened = props.partner === undefined ? own : props.partner;
  const box = useFocusOnChange(opened);
  const { list, calls, ...read } = usePartners(eventId);
  const open = (id: string | null) => {
    setOwn(id);
    setCreated(false);
    props.onPartnerChange?.(id);
  };
  const close = () => open(null);
  return (
    <ScreenState
      loads={[read]}
      data={{ list }}
      head={{ title: t('organizer.partners.title') }}
      loading={t('organizer.partners.loading')}
      failed={t('organizer.partners.failed')}
    >
      {(found) => (
        <div ref={box}>
          {opened === null && (
            <PartnersList
              calls={calls}
              view={view}
              savedAs={`partners ${eventId}`}
              partners={found.list.partners}
              onViewChange={setView}
              failed={
                read.isError ? { isRetrying: read.isFetching, onRetry: () => void read.refetch() } : undefined
              }
              wasCreated={wasCreated}
              onOpen={open}
            />
          )}
          {opened === 'import' && <ImportPartners importFile={calls.importFile} onClose={close} />}
          {opened !== null && opened !== 'import' && (
            <PartnerEditor
              key={opened}
              id={opened === 'new' ? undefined : opened}
              partners={found.list.partners}
              calls={calls}
              onCreated={() => {
                close();
                setCreated(true);
              }}
              onClose={close}
            />
          )}
        </div>
      )}
    </ScreenState>
  );
}

/** What was pressed is gone when another part is shown: its title takes the focus. */
function useFocusOnChange(key: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    box.current?.querySelector('h1')?.focus();
  }, [key]);
  return box;
}
