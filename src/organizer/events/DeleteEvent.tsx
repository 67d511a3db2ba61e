'use client';
import { useMemo, useState } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import type { OrganizerEvent } from '../../contract';
import { deletionProblem } from '../../domain/events';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { TextField } from '../kit/fields';
import { OrganizerIcon } from '../kit/appearance';
import { ActionDialog } from '../kit/form';
import * as css from './events.css';

export interface DeleteEventProps {
  event: OrganizerEvent;
  /** Rejects with the client's ApiError. */
  onDelete: () => Promise<unknown>;
  /** The event is gone. */
  onDeleted: () => void;
}

interface Typed {
  name: string;
}

/** Deletes an event for good, once its name was typed; where it has orders, says why it stays. 002 §7 Events. */
export function DeleteEvent({ event, onDelete, onDeleted }: DeleteEventProps) {
  const t = useT();
  const [isConfirming, setConfirming] = useState(false);
  const { name } = event;
  const orders = event['order-count'];
  const schema: ObjectSchema<Typed> = useMemo(
    () =>
      object({
        name: string()
          .default('')
          .defined()
          .test('same', 'organizer.events.event.delete.notTheName', (typed) => typed.trim() === name.trim()),
      }),
    [name],
  );
  return (
    <section className={css.part}>
      <Heading level={2} size="md">
        {t('organizer.events.event.delete.title')}
      </Heading>
      <p className={css.quiet}>
        {orders > 0
          ? t('organizer.events.event.delete.hasOrders', { count: orders })
          : t('organizer.events.event.delete.text')}
      </p>
      {orders === 0 && (
        <div>
          <Button icon={<OrganizerIcon name="trash" />} onClick={() => setConfirming(true)}>
            {t('organizer.events.event.delete.title')}
          </Button>
        </div>
      )}
      {isConfirming && (
        <ActionDialog<Typed>
          title={t('organizer.events.event.delete.question', { name })}
          text={t('organizer.events.event.delete.text')}
          action={t('organizer.events.event.delete.title')}
          tone="danger"
          values={{ name: '' }}
          schema={schema}
          toErrorMessage={deletionProblem}
          run={onDelete}
          onDone={onDeleted}
          onClose={() => setConfirming(false)}
        >
          <TextField<Typed>
            name="name"
            label={t('organizer.events.event.delete.name')}
            hint={name}
            spellCheck={false}
            required
          />
        </ActionDialog>
      )}
    </section>
  );
}
