'use client';
import { useRef, useState } from 'react';
import type { OrganizerTicketType } from '../../contract';
import { ticketTypeDefaults, type TicketTypeValues } from '../../domain/ticketTypes';
import { useWidgetBootstrap, type Saved } from '../../hooks';
import { toSaved, useTicketTypes } from '../../hooks/organizer/ticketTypes/ticketTypes';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ScreenFailed, ScreenLoading, ScreenNotFound, PageHeader, type BackLink } from '../kit/page';
import { ticketTypeContext } from './context';
import { TicketTypeEditorView } from './TicketTypeEditorView';

/** Props of `TicketTypeEditor`. @experimental */
export interface TicketTypeEditorProps {
  /** The event. */
  eventId: string;
  /** A new one when absent. */
  ticketTypeId?: string | undefined;
  /** After each save, with the type as it is saved. */
  onSaved?: ((type: OrganizerTicketType, details: { isNew: boolean }) => void) | undefined;
  /** Shows a button that closes the editor; unsaved changes are asked about first by whoever uses `useLeaveGuard`. */
  onClose?: (() => void) | undefined;
  /** The list it is part of: a link above the title. */
  back?: BackLink | undefined;
}

const fresh: Saved<TicketTypeValues> = { values: ticketTypeDefaults, version: 0 };

/**
 * Everything about one ticket type of an event, with a live preview of what buyers see over time. Stands alone in any page inside
 * `BoxofficeProvider`. 001 §3–§5, §7, §9.
 */
export function TicketTypeEditor(props: TicketTypeEditorProps) {
  const { eventId, ticketTypeId, onSaved, onClose, back } = props;
  const t = useT();
  const types = useTicketTypes(eventId);
  const bootstrap = useWidgetBootstrap(eventId);
  // Once it is saved a new type is one like any other.
  const [createdId, setCreatedId] = useState<string>();
  const justCreated = useRef<string>(undefined);
  const id = ticketTypeId ?? createdId;
  const { list } = types;
  const notFound = (
    <>
      <PageHeader title={t('organizer.kit.nav.ticketTypes')} back={back} />
      <ScreenNotFound />
    </>
  );
  if (bootstrap.isUnknownEvent) return notFound;
  if (!list || !bootstrap.data) {
    if (!types.isError && !bootstrap.isError)
      return <ScreenLoading label={t('organizer.ticketTypes.loading')} />;
    const retry = () => void Promise.all([types.refetch(), bootstrap.refetch()]);
    return (
      <ScreenFailed
        title={t('organizer.ticketTypes.failed')}
        onRetry={retry}
        isRetrying={types.isFetching || bootstrap.isFetching}
      />
    );
  }
  const type = list.ticketTypes.find((each) => each.id === id) ?? null;
  if (ticketTypeId !== undefined && !type) return notFound;
  const publish = () => {
    const savedId = justCreated.current ?? id;
    const isNew = justCreated.current !== undefined;
    justCreated.current = undefined;
    const saved = types.current()?.ticketTypes.find((each) => each.id === savedId);
    if (saved) onSaved?.(saved, { isNew });
  };
  return (
    <TicketTypeEditorView
      key={ticketTypeId ?? 'new'}
      saved={type ? toSaved(list, type.id) : fresh}
      context={ticketTypeContext(type, list, bootstrap.data)}
      save={async (values, version) => {
        if (id !== undefined) return types.saveOne(id, values, version);
        const created = await types.create(values);
        justCreated.current = created.id;
        setCreatedId(created.id);
        return created.saved;
      }}
      reload={id === undefined ? undefined : () => types.reloadOne(id)}
      onSaved={publish}
      back={back}
      actions={onClose && <Button onClick={onClose}>{t('kit.close')}</Button>}
    />
  );
}
