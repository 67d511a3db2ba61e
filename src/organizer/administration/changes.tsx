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
import type { AgreementStatus, EffectiveEmailDomain } from '../../contract';
import { instantOf } from '../../domain';
import { formatInstant } from '../../domain/time/formatInstant';
import { useLocale, useT } from '../../i18n';
import { DateTimeField, LongTextField, NumberField, SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import * as css from './administration.css';
import { ChangeDialog, type ChangeDialogProps } from './ChangeDialog';

/** One kind of change: what all of them have, the call with what was typed, and what it begins with. */
type Change<Values extends Reasoned, More = object> = Pick<
  ChangeDialogProps<Values>,
  'title' | 'text' | 'subject' | 'tone' | 'run' | 'onDone' | 'onClose' | 'toErrorMessage'
> &
  More;

const reason = '';
/** Nothing tells what there is: any of it is a change. */
const always = () => true;

/** Nothing to be filled in but the reason. */
export const ReasonChange = (props: Change<Reasoned>) => (
  <ChangeDialog {...props} values={{ reason }} schema={reasonSchema} isChange={always} />
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
  const locale = useLocale();
  return (
    <ChangeDialog
      {...rest}
      values={{ moment, reason }}
      schema={momentSchema}
      changeOf={(values) =>
        `${formatInstant(instantOf(values.moment, timeZone) ?? '', locale, { dateStyle: 'long', timeStyle: 'short', timeZone })} (${timeZone})`
      }
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
      isChange={always}
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
  const label = t('organizer.administration.field.code');
  return (
    <ChangeDialog
      {...rest}
      values={{ widgetId, codeSnippet: '', reason }}
      schema={snippetSchema}
      changeOf={(values) => values.widgetId}
      detailsOf={({ codeSnippet }) => [[label, <CodeBox key="code" label={label} code={codeSnippet} />]]}
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
        label={label}
        limit={maxSnippetLength}
        rows={6}
        dir="ltr"
        spellCheck={false}
        required
      />
    </ChangeDialog>
  );
}

/** Code to be read through; the dialog scrolls where it is long. */
const CodeBox = ({ label, code }: { label: string; code: string }) => (
  <pre role="region" aria-label={label} dir="ltr" className={css.token}>
    {code}
  </pre>
);

/** Whom emails come from; `sender` where anybody knows it. */
export function SenderChange({
  sender,
  ...props
}: Change<SenderValues, { sender: EffectiveEmailDomain | undefined }>) {
  const t = useT();
  const own = sender?.level === 'Platform' ? undefined : sender;
  const { fromEmail = '', fromName = '' } = own ?? {};
  const level = senderLevels.find((each) => each === own?.level) ?? 'Event';
  return (
    <ChangeDialog
      {...props}
      values={{ fromEmail, fromName, level, reason }}
      schema={senderSchema}
      changeOf={(values) =>
        `${values.fromName} <${values.fromEmail}>, ${t(`organizer.administration.level.${values.level}`)}`
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
        options={optionsOf(senderLevels, (each) => t(`organizer.administration.level.${each}`))}
      />
    </ChangeDialog>
  );
}

/** What stands before the numbers of invoices; `known` where anybody knows it. */
export function PrefixChange({ known, ...props }: Change<PrefixValues, { known: string | undefined }>) {
  const t = useT();
  return (
    <ChangeDialog
      {...props}
      values={{ prefix: known ?? '', reason }}
      schema={prefixSchema}
      isChange={known === undefined ? always : undefined}
      changeOf={({ prefix }) => prefix || t('organizer.administration.none')}
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
