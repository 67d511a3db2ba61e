import type { AttendeeThumbnail, WidgetBootstrap } from '../../contract';

/** 000 §9. */
const most = 12;
/** Where the organizer has set no minimum. */
const fewest = 3;

/** Those who can be shown: who has neither name nor company is left out, and of the rest twelve are enough. 000 §2.4. */
export const visibleAttendees = (attendees: readonly AttendeeThumbnail[]): AttendeeThumbnail[] =>
  attendees.filter(({ fullName, company }) => fullName?.trim() || company?.trim()).slice(0, most);

/**
 * Who is also attending, as this widget may show it: nobody unless faces are on and as many as the organizer wants can be
 * shown, and outside a minisite nobody unless the widget has an id. 000 §2.4.
 */
export function attendeesOf(
  bootstrap: Pick<WidgetBootstrap, 'attendees'> & {
    ticketsWidgetModel: Pick<
      WidgetBootstrap['ticketsWidgetModel'],
      'showFaces' | 'minAttendees' | 'widgetId'
    >;
    siteConf: Pick<WidgetBootstrap['siteConf'], 'minisite'>;
  },
): AttendeeThumbnail[] {
  const { showFaces, minAttendees, widgetId } = bootstrap.ticketsWidgetModel;
  if (!showFaces || !(bootstrap.siteConf.minisite || widgetId)) return [];
  const visible = visibleAttendees(bootstrap.attendees);
  return visible.length < (minAttendees ?? fewest) ? [] : visible;
}
