'use client';
import {
  countSchema,
  idSchema,
  maxSenderNameLength,
  maxSnippetLength,
  momentSchema,
  prefixSchema,
  reasonSchema,
  senderLevels,
  senderSchema,
  snippetSchema,
  statusSchema,
  type CountValues,
  type IdValues,
  type MomentValues,
  type PrefixValues,
  type Reasoned,
  type SenderValues,
  type SnippetValues,
  type StatusValues,
} from '../../domain/administration';
import type { AgreementStatus } from '../../contract';
import { useLocale, useT } from '../../i18n';
import { DateTimeField, LongTextField, NumberField, SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ChangeDialog, type ChangeDialogProps } from './ChangeDialog';

/** One kind of change: what all of them have, the call with what was typed, and what it begins with. */
type Change<Values extends Reasoned, More = object> = Pick<
  ChangeDialogProps<Values>,
  'title' | 'text' | 'subject' | 'tone' | 'run' | 'onDone' | 'onClose' | 'toErrorMessage'
> &
  More;

const reason = '';

/** Nothing to be filled in but the reason. */
export const ReasonChange = (props: Change<Reasoned>) => (
  <ChangeDialog {...props} values={{ reason }} schema={reasonSchema} />
);

/** A whole number. */
export function CountChange(
  props: Change<CountValues, { label: string; count: number | null; min: number }>,
) {
  const { label, count, min, ...rest } = props;
  const figure = new Intl.NumberFormat(useLocale());
  return (
    <ChangeDialog
      {...rest}
      values={{ count, reason }}
      schema={countSchema(min)}
      changeOf={(values) => figure.format(values.count ?? 0)}
    >
      <NumberField<CountValues> name="count" label={label} required />
    </ChangeDialog>
  );
}

/** A moment on the account's clocks. */
export function MomentChange(props: Change<MomentValues, { moment: string; timeZone: string }>) {
  const { moment, timeZone, ...rest } = props;
  const t = useT();
  return (
    <ChangeDialog
      {...rest}
      values={{ moment, reason }}
      schema={momentSchema}
      changeOf={(values) => `${values.moment} (${timeZone})`}
    >
      <DateTimeField<MomentValues>
        name="moment"
        label={t('organizer.administration.field.moment')}
        timeZone={timeZone}
        required
      />
    </ChangeDialog>
  );
}

/** Where an agreement goes from here. */
export function StatusChange(
  props: Change<StatusValues, { statuses: readonly AgreementStatus[]; status: AgreementStatus }>,
) {
  const { statuses, status, ...rest } = props;
  const t = useT();
  const labelOf = (each: AgreementStatus) => t(`organizer.administration.status.${each}`);
  return (
    <ChangeDialog
      {...rest}
      values={{ status, reason }}
      schema={statusSchema}
      changeOf={(values) => labelOf(values.status)}
    >
      <SelectField<StatusValues>
        name="status"
        label={t('organizer.orders.status')}
        options={optionsOf(statuses, labelOf)}
      />
    </ChangeDialog>
  );
}

/** The code that shows a widget. */
export function SnippetChange({ widgetId, ...rest }: Change<SnippetValues, { widgetId: string }>) {
  const t = useT();
  return (
    <ChangeDialog
      {...rest}
      values={{ widgetId, codeSnippet: '', reason }}
      schema={snippetSchema}
      changeOf={(values) => values.widgetId}
    >
      <TextField<SnippetValues>
        name="widgetId"
        label={t('organizer.administration.field.widgetId')}
        dir="ltr"
        spellCheck={false}
        required
      />
      <LongTextField<SnippetValues>
        name="codeSnippet"
        label={t('organizer.administration.field.code')}
        limit={maxSnippetLength}
        rows={6}
        dir="ltr"
        spellCheck={false}
        required
      />
    </ChangeDialog>
  );
}

/** Whom emails come from. */
export function SenderChange(props: Change<SenderValues>) {
  const t = useT();
  return (
    <ChangeDialog
      {...props}
      values={{ fromEmail: '', fromName: '', level: 'Event', reason }}
      schema={senderSchema}
      changeOf={({ fromName, fromEmail, level }) =>
        `${fromName} <${fromEmail}>, ${t(`organizer.administration.level.${level}`)}`
      }
    >
      <TextField<SenderValues>
        name="fromEmail"
        label={t('organizer.administration.field.fromEmail')}
        type="email"
        dir="ltr"
        required
      />
      <TextField<SenderValues>
        name="fromName"
        label={t('organizer.administration.field.fromName')}
        limit={maxSenderNameLength}
        required
      />
      <SelectField<SenderValues>
        name="level"
        label={t('organizer.administration.field.level')}
        options={optionsOf(senderLevels, (level) => t(`organizer.administration.level.${level}`))}
      />
    </ChangeDialog>
  );
}

/** What stands before the numbers of invoices. */
export function PrefixChange(props: Change<PrefixValues>) {
  const t = useT();
  return (
    <ChangeDialog
      {...props}
      values={{ prefix: '', reason }}
      schema={prefixSchema}
      changeOf={({ prefix }) => prefix}
    >
      <TextField<PrefixValues>
        name="prefix"
        label={t('organizer.administration.field.prefix')}
        hint={t('organizer.administration.field.prefixHint')}
        dir="ltr"
        spellCheck={false}
      />
    </ChangeDialog>
  );
}

/** One thing, by its id. */
export function IdChange({ label, ...rest }: Change<IdValues, { label: string }>) {
  return (
    <ChangeDialog {...rest} values={{ id: '', reason }} schema={idSchema} changeOf={({ id }) => id}>
      <TextField<IdValues> name="id" label={label} dir="ltr" spellCheck={false} required />
    </ChangeDialog>
  );
}
