import type { WidgetEvent } from '../../domain';
import type { Analytics } from './analytics';

/** Where analytics go, and what they may hold. */
export interface TagManagerOptions {
  /** Where entries go. Default: the page's own `window.dataLayer`, which is made when it is missing. */
  dataLayer?: unknown[] | undefined;
  /**
   * The buyer agreed that name and email address go to the tag manager: `boxoffice.confirmed` and
   * `registrationComplete` then have `buyer`. Default: false,
   * and nothing personal is ever pushed (DECISIONS, Privacy).
   */
  personalData?: boolean | undefined;
}

/**
 * For the `analytics` of `TicketWidget` and `ConfirmationPage`: pushes each event to a tag manager's data layer. `registrationStart`
 * (000 §7), `registrationComplete` and `purchase` (001 §4) have the names and members that are given for them; every other event is `boxoffice.<type>` with its members in `boxoffice`, so that they
 * can't be mistaken for the page's own. Whether a tag manager listens makes no difference (FAULTS F59).
 * @public
 */
export function tagManager({ dataLayer, personalData = false }: TagManagerOptions = {}): Analytics {
  return {
    personalData,
    report: (event, buyer) =>
      (dataLayer ?? dataLayerOfPage()).push({ ...entryOf(event), ...(personalData && buyer && { buyer }) }),
  };
}

const named: readonly WidgetEvent['type'][] = ['registrationStart', 'registrationComplete', 'purchase'];

function entryOf({ type, ...members }: WidgetEvent) {
  return named.includes(type)
    ? { event: type, ...members }
    : { event: `boxoffice.${type}`, boxoffice: members };
}

function dataLayerOfPage(): unknown[] {
  const page = globalThis as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
}
