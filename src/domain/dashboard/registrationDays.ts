import type { RegistrationData } from '../../contract';
import { salesBars, type SalesBar, type SalesRange } from './salesDays';
import type { Day } from '../time/days';

/** The registrations of a period by day, or by week where there are too many days; nothing is sold in these bars. */
export const registrationBars = (
  { byDay }: Pick<RegistrationData, 'byDay'>,
  range: SalesRange,
  today: Day,
): SalesBar[] =>
  salesBars(
    byDay.map((counted) => ({ ...counted, revenue: 0, orders: 0, begun: 0 })),
    range,
    today,
  );
