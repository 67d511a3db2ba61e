import { WidgetSettingsScreen } from 'boxoffice/organizer';
import { useLoaderFile } from '../embedPage/useLoaderFile';
import { ticketPagePath, type ScreenProps } from './screens';

export function WidgetSettings({ eventId }: ScreenProps) {
  const file = useLoaderFile();
  const { origin } = window.location;
  const embed = file && {
    loader: `${origin}/embed/${file.name}`,
    integrity: file.integrity,
    page: `${origin}${ticketPagePath(eventId)}`,
  };
  return <WidgetSettingsScreen eventId={eventId} {...(embed && { embed })} />;
}
