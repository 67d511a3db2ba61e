import { ownCatalogue } from '../catalogue';
import { addStyles } from '../requested/addStyles';
import type { OpenProps } from '../requested/open';
import { takeAddress } from '../requested/readAddress';
import { FramedTickets } from './FramedTickets';

/** A frame is as tall as what is in it, not as tall as itself. */
const ownHeight = ':root #root > .bx { min-block-size: 0; } body { display: flow-root; }';

/** The ticket page in a frame of somebody else's page. */
export async function openTickets(props: OpenProps, eventId: string) {
  addStyles(ownHeight);
  const requested = takeAddress();
  const catalogue = await ownCatalogue(props.settings.locale).catch(() => undefined);
  return <FramedTickets {...props} eventId={eventId} requested={requested} catalogue={catalogue} />;
}
