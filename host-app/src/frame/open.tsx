import { open as openAsked, type OpenProps } from '../asked/open';
import { takeAddress } from '../asked/readAddress';
import { ownCatalogue } from '../catalogue';
import './frame.css';
import { FramedTickets } from './FramedTickets';

/** The ticket page in a frame of somebody else's page; any other is the same as without one. */
export async function open(props: OpenProps, eventId?: string) {
  if (!eventId) return openAsked(props);
  const asked = takeAddress();
  const catalogue = await ownCatalogue(props.settings.locale).catch(() => undefined);
  return <FramedTickets {...{ ...props, eventId, asked, catalogue }} />;
}
