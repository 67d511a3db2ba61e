import { ConfirmationPage } from 'boxoffice';
import { tagManager, useWidgetBootstrap } from 'boxoffice/hooks';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ticketPath } from '../../addresses.mjs';
import { leaveFor } from '../leave';
import { usePreservingNavigate } from '../navigation';
import { usePageTitle } from '../page/usePageTitle';

/** `/widgets/tickets/:eventId/:orderId/confirmationMessage/:token`; the token `preview` shows a sample (000 §2). */
export function Confirmation() {
  const { eventId = '', orderId = '', token = '' } = useParams();
  const navigate = usePreservingNavigate();
  const { data } = useWidgetBootstrap(eventId);
  const [analytics] = useState(() => tagManager());
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
