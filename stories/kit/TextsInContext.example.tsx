import { BoxofficeProvider, TicketWidget } from 'boxoffice';
import { TextsInContext } from 'boxoffice/in-context';

export function ForTranslators({ locale }: { locale: string }) {
  return (
    <TextsInContext locale={locale}>
      {(texts) => (
        <BoxofficeProvider locale={locale} {...texts}>
          <TicketWidget eventId="1001" />
        </BoxofficeProvider>
      )}
    </TextsInContext>
  );
}
