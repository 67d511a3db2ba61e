'use client';
import { useEffect, useRef, useState } from 'react';
import type { FreePlaces, WaitlistEntry } from '../../contract';
import { canBeOffered, isBeyondFree, offerNeeds, waitingProblem } from '../../domain/waitlist';
import { offerSchema, type OfferValues } from '../../domain/waitlist/offer';
import type { WaitlistCalls } from '../../hooks/organizer/waitlist/useWaitingEntries';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { Skeleton } from '../../themed/kit/Skeleton';
import { CheckboxField, NumberField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import * as css from './waitlist.css';

export interface OfferDialogProps {
  /** The chosen entries. Rejects with the client's ApiError. */
  read: () => Promise<readonly WaitlistEntry[]>;
  places: readonly FreePlaces[];
  offer: (offer: { ids: string[]; hours: number; beyondFree: boolean }) => ReturnType<WaitlistCalls['offer']>;
  /** With what became of it. */
  onDone: (text: string) => void;
  onClose: () => void;
}

const usualHours = 48;
const blank: OfferValues = { hours: usualHours, beyondFree: false };
const usualSchema = offerSchema(false);
const beyondSchema = offerSchema(true);
const nobody: readonly WaitlistEntry[] = [];

/** For how long places are offered, and how many of them there are; more than are free only on purpose. */
export function OfferDialog({ read, places, offer, onDone, onClose }: OfferDialogProps) {
  const t = useT();
  const [entries, setEntries] = useState<readonly WaitlistEntry[]>();
  const [isReading, setReading] = useState(true);
  const first = useRef(read);
  useEffect(() => {
    first
      .current()
      .then(setEntries, () => undefined)
      .finally(() => setReading(false));
  }, []);
  const offered = entries?.filter(canBeOffered) ?? nobody;
  const needs = offerNeeds(offered, places);
  const isBeyond = needs.some(isBeyondFree);
  const answer = useRef('');
  const isSent = useRef(false);
  return (
    <ActionDialog<OfferValues>
      title={t('organizer.waitlist.offer')}
      text={t('organizer.waitlist.offer.text')}
      action={t('organizer.waitlist.offer.action')}
      failedTitle="organizer.kit.form.failed.notSent"
      values={blank}
      schema={isBeyond ? beyondSchema : usualSchema}
      toErrorMessage={(failure) =>
        waitingProblem({ ...failure, isUncertain: failure.isUncertain && isSent.current })
      }
      run={async ({ hours, beyondFree }) => {
        // Not read yet, or not in the first try, whose failure is this one's to say.
        isSent.current = false;
        const chosen = entries ?? (await read());
        isSent.current = true;
        const ids = chosen.map(({ id }) => id);
        const done = await offer({ ids, hours: hours ?? usualHours, beyondFree: isBeyond && beyondFree });
        answer.current = t(
          done.refused.length > 0 ? 'organizer.waitlist.offer.partly' : 'organizer.waitlist.offer.done',
          { sent: done.offered.length, refused: done.refused.length },
        );
      }}
      onDone={() => onDone(answer.current)}
      onClose={onClose}
    >
      <div className={css.needs}>
        {isReading && <Skeleton />}
        {needs.map(({ ticketTypeId, ticketName, wanted, free }) => (
          <p key={ticketTypeId}>
            {free === null
              ? t('organizer.waitlist.offer.wanted', { ticket: ticketName, wanted })
              : t('organizer.waitlist.offer.need', { ticket: ticketName, wanted, free })}
          </p>
        ))}
        {entries && offered.length < entries.length && (
          <Notice>{t('organizer.waitlist.offer.passed', { passed: entries.length - offered.length })}</Notice>
        )}
      </div>
      <NumberField<OfferValues>
        name="hours"
        label={t('organizer.waitlist.offer.hours')}
        hint={t('organizer.waitlist.offer.hoursHint')}
        required
      />
      {isBeyond && (
        <CheckboxField
          name="beyondFree"
          label={t('organizer.waitlist.offer.beyond')}
          hint={t('organizer.waitlist.offer.beyondHint')}
        />
      )}
    </ActionDialog>
  );
}
