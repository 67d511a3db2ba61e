import { useQueryClient } from '@tanstack/react-query';
import { ConfirmationPage } from 'boxoffice';
import {
  tagManager,
  useEnvironment,
  useWidgetBootstrap,
  widgetBootstrapQuery,
  withConsent,
} from 'boxoffice/hooks';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ticketPath } from '../../addresses.mjs';
import { openConsent } from '../consent/openConsent';
import { leaveFor } from '../leave';
import { usePreservingNavigate } from '../navigation';
import { usePageTitle } from '../page/usePageTitle';
import { myOrderPathOf } from './myOrderPath';

/** `/widgets/tickets/:eventId/:orderId/confirmationMessage/:token`; the token `preview` shows a sample (000 §2). */
export function Confirmation() {
  const { eventId = '', orderId = '', token = '' } = useParams();
  const navigate = usePreservingNavigate();
  const { data } = useWidgetBootstrap(eventId);
  const { client, clock } = useEnvironment();
  const queries = useQueryClient();
  const analytics = useMemo(() => {
    const consent = queries
      .query(widgetBootstrapQuery(client, eventId))
      .then(({ event }) => openConsent({ client, clock, accountId: event['account-id'] }));
    return withConsent(tagManager(), consent);
  }, [queries, client, clock, eventId]);
  usePageTitle(data && `${orderId} · ${data.event.name}`);
  return (
    <main>
      <h1 className="visually-hidden">{data?.event.name}</h1>
      <ConfirmationPage
        eventId={eventId}
        orderId={orderId}
        token={token}
        analytics={analytics}
        removeBranding={data?.siteConf.features.removeBranding}
        myOrderAddress={myOrderPathOf(eventId)}
        onNavigate={(path) => {
          // The ticket page is entered by a load of its own.
          if (ticketPath.test(path)) leaveFor(path);
          else navigate(path);
        }}
        onOrderAgain={() => leaveFor(`/widgets/tickets/${eventId}`)}
      />
    </main>
  );
}
