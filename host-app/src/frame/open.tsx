import { open as openAsked, type OpenProps } from '../asked/open';
import { takeAddress } from '../asked/readAddress';
import { addStyles } from '../asked/addStyles';
import { ownCatalogue } from '../catalogue';
import { FramedTickets } from './FramedTickets';

/** A frame is as tall as what is in it, not as tall as itself. */
const ownHeight = ':root #root > .bx { min-block-size: 0; } body { display: flow-root; }';

/** The ticket page in a frame of somebody else's page; any other is the same as without one. */
export async function open(props: OpenProps, eventId?: string) {
  if (!eventId) return openAsked(props);
  addStyles(ownHeight);
  const asked = takeAddress();
  const catalogue = await ownCatalogue(props.settings.locale).catch(() => undefined);
  return <FramedTickets {...{ ...props, eventId, asked, catalogue }} />;
}
