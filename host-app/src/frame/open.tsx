import { open as openRequested, type OpenProps } from '../requested/open';
import { takeAddress } from '../requested/readAddress';
import { addStyles } from '../requested/addStyles';
import { ownCatalogue } from '../catalogue';
import { FramedTickets } from './FramedTickets';

/** A frame is as tall as what is in it, not as tall as itself. */
const ownHeight = ':root #root > .bx { min-block-size: 0; } body { display: flow-root; }';

/** The ticket page in a frame of somebody else's page; any other is the same as without one. */
export async function open(props: OpenProps, eventId?: string) {
  if (!eventId) return openRequested(props);
  addStyles(ownHeight);
  const requested = takeAddress();
  const catalogue = await ownCatalogue(props.settings.locale).catch(() => undefined);
  return <FramedTickets {...props} eventId={eventId} requested={requested} catalogue={catalogue} />;
}
