import type {
  AttendeeThumbnail,
  EventInfo,
  FormModel,
  Instant,
  Person,
  SiteConf,
  WidgetConfig,
} from '../../src/contract';
import type { Records } from '../areas/seed';
import type { Sale, Promotion, TicketTypeSeed } from '../sale/terms';
import type { StoredOrder } from '../sale/stored';
import type { Session } from './session';

/** Everything a mock backend starts from, as plain JSON. @public */
export interface World {
  /** Shown in the scenario panel. */
  name: string;
  /** The moment its clock starts at. */
  now: Instant;
  event: EventInfo;
  me: Person | null;
  attendees: AttendeeThumbnail[];
  siteConf: SiteConf;
  widget: WidgetConfig;
  form: FormModel;
  sale: Sale;
  ticketTypes: TicketTypeSeed[];
  promotions: readonly Promotion[];
  /** Orders made before, oldest first. They took their tickets before `stock` was counted. */
  orders: readonly StoredOrder[];
  /** What the numbers of its orders and tickets begin with; `2000` and `NL26` when absent. */
  numbering?: { orders: string; tickets: string };
  session: Session;
  /** What the organizer and support calls work on. */
  records: Records;
}
