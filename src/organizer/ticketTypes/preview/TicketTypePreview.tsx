'use client';
import { useState } from 'react';
import type { TicketType } from '../../../contract';
import type { Selection } from '../../../domain';
import { useT } from '../../../i18n';
import { Heading } from '../../../themed/kit/Heading';
import { TicketTable } from '../../../themed/tickets';
import { OrganizerIcon } from '../../kit/appearance';
import type { TicketTypeContext } from '../context';
import { LifeTimeline } from './LifeTimeline';
import * as css from './TicketTypePreview.css';
import { MomentSlider } from './MomentSlider';
import { usePreview } from './usePreview';

/**
 * The ticket as buyers see it while it is typed, at any moment of its life: the very row of the ticket list, with the clock moved for
 * it alone. Inside an `EditorForm`.
 */
export function TicketTypePreview({ context }: { context: TicketTypeContext }) {
  const t = useT();
  const preview = usePreview(context);
  const { stage } = preview;
  const ticket = stage ? preview.ticketAt(stage) : null;
  return (
    <section className={css.box} aria-label={t('organizer.ticketTypes.preview.title')}>
      <Heading level={2} size="md" className={css.title}>
        {t('organizer.ticketTypes.preview.title')}
      </Heading>
      <div className={css.stand}>
        {ticket && stage ? (
          <Row key={stage.key} ticket={ticket} at={stage.at} context={context} />
        ) : (
          <p className={css.hidden}>
            <OrganizerIcon name="eye-off" />
            {t('organizer.ticketTypes.preview.notInList')}
          </p>
        )}
      </div>
      <MomentSlider preview={preview} context={context} />
      <Heading level={3} size="md" className={css.title}>
        {t('organizer.ticketTypes.preview.life')}
      </Heading>
      <LifeTimeline preview={preview} context={context} />
    </section>
  );
}

interface RowProps {
  ticket: TicketType;
  /** Milliseconds since the epoch. */
  at: number;
  context: TicketTypeContext;
}

/** Quantities can be tried; nothing is ordered. */
function Row({ ticket, at, context }: RowProps) {
  const [selection, setSelection] = useState<Selection>({});
  return (
    <TicketTable
      tickets={[ticket]}
      selection={selection}
      onSelectionChange={setSelection}
      now={at}
      timeZone={context.sale.event.timeZone}
      showFees={context.sale.showFees}
      noTicketsText={context.noTicketsText}
    />
  );
}
