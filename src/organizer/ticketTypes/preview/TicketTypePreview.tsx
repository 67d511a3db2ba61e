'use client';
import { useState } from 'react';
import type { TicketType } from '../../../contract';
import type { Selection } from '../../../domain';
import { useT } from '../../../i18n';
import { Heading } from '../../../themed/kit/Heading';
import { TicketTable } from '../../../themed/tickets';
import { OrganizerIcon } from '../../kit/look';
import type { TicketTypeScene } from '../scene';
import { LifeTimeline } from './LifeTimeline';
import * as css from './TicketTypePreview.css';
import { MomentSlider } from './MomentSlider';
import { usePreview } from './usePreview';

/**
 * The ticket as buyers see it while it is typed, at any moment of its life: the very row of the ticket list, with the clock moved for
 * it alone. Inside an `EditorForm`.
 */
export function TicketTypePreview({ scene }: { scene: TicketTypeScene }) {
  const t = useT();
  const preview = usePreview(scene);
  const { stage } = preview;
  const ticket = stage ? preview.ticketAt(stage) : null;
  return (
    <section className={css.box} aria-label={t('organizer.ticketTypes.preview.title')}>
      <Heading level={2} look="md" className={css.title}>
        {t('organizer.ticketTypes.preview.title')}
      </Heading>
      <div className={css.stand}>
        {ticket && stage ? (
          <Row key={stage.key} ticket={ticket} at={stage.at} scene={scene} />
        ) : (
          <p className={css.hidden}>
            <OrganizerIcon name="eye-off" />
            {t('organizer.ticketTypes.preview.notInList')}
          </p>
        )}
      </div>
      <MomentSlider preview={preview} scene={scene} />
      <Heading level={3} look="md" className={css.title}>
        {t('organizer.ticketTypes.preview.life')}
      </Heading>
      <LifeTimeline preview={preview} scene={scene} />
    </section>
  );
}

interface RowProps {
  ticket: TicketType;
  /** Milliseconds since the epoch. */
  at: number;
  scene: TicketTypeScene;
}

/** Quantities can be tried; nothing is ordered. */
function Row({ ticket, at, scene }: RowProps) {
  const [selection, setSelection] = useState<Selection>({});
  return (
    <TicketTable
      tickets={[ticket]}
      selection={selection}
      onSelectionChange={setSelection}
      now={at}
      timeZone={scene.sale.event.timeZone}
      showFees={scene.sale.showFees}
      noTicketsText={scene.noTicketsText}
    />
  );
}
