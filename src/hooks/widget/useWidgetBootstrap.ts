'use client';
import { useQuery } from '@tanstack/react-query';
import { ApiError, type Client } from '../../client';
import { getWidgetBootstrap, type WidgetBootstrap } from '../../contract';
import { warn } from '../../diagnostics';
import { useEnvironment } from '../environment';
import { endpointQuery } from '../query';

/** What an event's widget begins with, for `useQuery` and `prefetchQuery` alike. 000 §7. @public */
export const widgetBootstrapQuery = (client: Client, eventId: string) =>
  endpointQuery(client, getWidgetBootstrap, { params: { eventId } });

/** Event, settings and flags; `given` are the values a page embedded, and then no request is made. Read `error`. @public */
export const useWidgetBootstrap = (eventId: string, given?: WidgetBootstrap) => {
  const { client } = useEnvironment();
  const query = useQuery({ ...widgetBootstrapQuery(client, eventId), ...(given && { initialData: given }) });
  const isUnknownEvent = query.error instanceof ApiError && query.error.code === 4040;
  if (process.env.NODE_ENV !== 'production' && isUnknownEvent)
    warn('BX1009', `The backend knows no event ${eventId}.`);
  return { ...query, isUnknownEvent };
};
