'use client';
import type { QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { WidgetBootstrap } from '../../contract';
import { bootstrapWith, type WidgetSettingsValues } from '../../domain/widgetSettings';
import { useEnvironment, widgetBootstrapQuery } from '../../hooks';
import { useT } from '../../i18n';
import type { Preset } from '../../theme';
import { TicketWidget } from '../../widget/TicketWidget';
import { Preview, type PreviewScheme } from '../kit/appearance/Preview';

export interface WidgetPreviewProps {
  bootstrap: WidgetBootstrap;
  /** The form's: what it holds is shown before it is saved. */
  control: Control<WidgetSettingsValues>;
  preset?: Preset | undefined;
  scheme: PreviewScheme;
  onSchemeChange: (scheme: PreviewScheme) => void;
}

/** The very widget that buyers get, with what is in the form. */
export function WidgetPreview({ bootstrap, control, ...appearance }: WidgetPreviewProps) {
  const t = useT();
  const values = useDeferredValue(useWatch({ control }) as WidgetSettingsValues);
  const visible = useMemo(() => bootstrapWith(bootstrap, values), [bootstrap, values]);
  return (
    <Preview {...appearance} refusal={t('organizer.kit.preview.nothingOrdered')}>
      {(queries) => <Widget bootstrap={visible} queries={queries} />}
    </Preview>
  );
}

/** Buyers may pay by all that the event takes; nobody comes as far as paying here. */
const everyPayment = () => Promise.resolve([]);

function Widget({ bootstrap, queries }: { bootstrap: WidgetBootstrap; queries: QueryClient }) {
  const { client } = useEnvironment();
  const { id: eventId } = bootstrap.event;
  useEffect(() => {
    queries.setQueryData(widgetBootstrapQuery(client, eventId).queryKey, bootstrap);
  }, [queries, client, eventId, bootstrap]);
  return <TicketWidget eventId={eventId} bootstrap={bootstrap} payments={everyPayment} onBack={stay} />;
}

/** 'Back' is shown when the organizer shows it, and leads nowhere. */
const stay = () => undefined;
