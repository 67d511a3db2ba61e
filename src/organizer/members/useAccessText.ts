'use client';
import { useMemo } from 'react';
import type { OrganizerEvent, TenantMember } from '../../contract';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';

/** As many events as are named in a line. */
const named = 2;

/** What somebody may do, and where, in words. */
export function useAccessText(events: readonly OrganizerEvent[]) {
  const t = useT();
  const locale = useLocale();
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return {
      role: ({ role }: Pick<TenantMember, 'role'>) => t(`organizer.members.role.${role}`),
      events: ({ eventIds }: Pick<TenantMember, 'eventIds'>) => {
        if (eventIds === null) return t('organizer.members.scope.all');
        const found = events.filter(({ id }) => eventIds.includes(id)).map(({ name }) => name);
        return found.length === eventIds.length && found.length <= named
          ? listText(locale, found)
          : t('organizer.members.events', { count: eventIds.length });
      },
      day: (instant: string) => date.format(Date.parse(instant)),
    };
  }, [t, locale, events]);
}
