'use client';
import type { Ring, RingDraft } from '../../contract';
import {
  ringKinds,
  ringLimits,
  ringProblem,
  ringSchema,
  ringValues,
  type RingValues,
} from '../../domain/rings';
import { useT } from '../../i18n';
import { ChangeDialog, type ChangeDialogProps } from '../administration';
import { LongTextField, NumberField, SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';

interface RingDialogProps extends Pick<
  ChangeDialogProps<RingValues>,
  'title' | 'text' | 'subject' | 'tone' | 'onDone' | 'onClose'
> {
  /** `null` for a new one. */
  ring: Ring | null;
  run: (draft: RingDraft) => Promise<unknown>;
}

const always = () => true;

/** What a ring is called, what it is, and how many fit in. */
export function RingDialog({ ring, run, ...props }: RingDialogProps) {
  const t = useT();
  return (
    <ChangeDialog
      {...props}
      values={ringValues(ring)}
      schema={ringSchema}
      changeOf={({ name, kind }) => `${name}, ${t(`organizer.rings.kind.${kind}`)}`}
      isChange={ring ? undefined : always}
      toErrorMessage={ringProblem('kind')}
      run={({ name, kind, description, capacity }) => run({ name, kind, description, capacity })}
    >
      <TextField<RingValues>
        name="name"
        label={t('organizer.companies.name')}
        limit={ringLimits.name}
        required
      />
      <SelectField<RingValues>
        name="kind"
        label={t('organizer.agenda.kind')}
        options={optionsOf(ringKinds, (kind) => t(`organizer.rings.kind.${kind}`))}
      />
      <LongTextField<RingValues>
        name="description"
        label={t('organizer.agenda.description')}
        limit={ringLimits.description}
        optional
      />
      <NumberField<RingValues>
        name="capacity"
        label={t('organizer.agenda.capacity')}
        hint={t('organizer.rings.capacityHint')}
      />
    </ChangeDialog>
  );
}
