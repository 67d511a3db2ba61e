import type { SaveProblem } from '../../../domain';
import type { MessageKey } from '../../../i18n';

/** What a failed call means: as far as anybody knows. `title` is for one that did nothing; that nothing was changed when absent. */
export const titleOf = (
  { isUncertain }: Pick<SaveProblem, 'isUncertain'>,
  title: MessageKey = 'organizer.orders.order.failed.title',
): MessageKey => (isUncertain ? 'organizer.orders.order.failed.uncertain' : title);
