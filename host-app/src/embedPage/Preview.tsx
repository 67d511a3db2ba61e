import { mountTickets } from 'boxoffice/embed';
import { useEffect, useRef } from 'react';
import type { Choices } from './snippet';

/** What the snippet puts into a page: a frame of this host's own ticket page. */
export function Preview({ choices }: { choices: Choices }) {
  const container = useRef<HTMLDivElement>(null);
  const wanted = JSON.stringify(choices);
  useEffect(() => {
    if (!container.current) return;
    const given = JSON.parse(wanted) as Choices;
    const { close } = mountTickets(container.current, {
      eventId: given['event-id'],
      page: window.location.origin,
      locale: given.locale || document.documentElement.lang,
      preset: given.preset,
      scheme: given.scheme,
      promotionCode: given['promotion-code'],
      tickets: given.tickets?.split(',').map((id) => id.trim()),
      prefill: {
        firstName: given['prefill-first-name'] ?? '',
        lastName: given['prefill-last-name'] ?? '',
        email: given['prefill-email'] ?? '',
        company: given['prefill-company'] ?? '',
      },
    });
    return close;
  }, [wanted]);
  return <div ref={container} />;
}
