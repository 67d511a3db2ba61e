'use client';
import { useState } from 'react';
import type { PromotionGroup, PromotionImport } from '../../contract';
import { messageOf } from '../../domain';
import { noGroup, promotionColumns, type CheckedLine } from '../../domain/promotions';
import type { PromotionImportState } from '../../hooks/organizer/promotions/usePromotionImport';
import { useT, type MessageKey } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Field } from '../../themed/kit/Field';
import { Heading } from '../../themed/kit/Heading';
import { Notice } from '../../themed/kit/Notice';
import { Progress } from '../../themed/kit/Progress';
import { Select } from '../../themed/kit/Select';
import { ChooseFile, RowProblems } from '../kit/fileImport';
import * as css from '../kit/fileImport/fileImport.css';
import { PageHeader, type BackLink } from '../kit/page';
import { useGroupOptions } from './AssignDialog';
import { ImportPreview } from './ImportPreview';

export interface ImportPromotionsViewProps {
  state: PromotionImportState;
  /** The event's groups, by name. */
  groups: readonly PromotionGroup[];
  onChoose: (file: File) => void;
  /** `null`: into no group. */
  onSend: (promotionGroupId: string | null) => void;
  onStop: () => void;
  /** Another file. */
  onReset: () => void;
  /** They want a file to begin with. */
  onExample: () => void;
  /** The list they will be part of. */
  back?: BackLink | undefined;
}

/** Codes from a file: what it would make, what is wrong with it, and what became of it. 002 §7 import. */
export function ImportPromotionsView(props: ImportPromotionsViewProps) {
  const { state, onChoose, onExample, onReset, back } = props;
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('organizer.promotions.place.import')}
        lead={t('organizer.promotions.import.lead')}
        back={back}
      />
      <div className={css.parts}>
        {(state.at === 'empty' || state.at === 'unusable') && (
          <ChooseFile
            text={t('organizer.promotions.import.columns')}
            columns={promotionColumns}
            unusable={
              state.at === 'unusable'
                ? { name: state.name, text: messageOf<MessageKey>(state.problem.message, t) }
                : undefined
            }
            onChoose={onChoose}
            onExample={onExample}
          />
        )}
        {(state.at === 'read' || state.at === 'sending') && <Read {...props} state={state} />}
        {state.at === 'done' && <Done outcome={state.outcome} onReset={onReset} />}
      </div>
    </>
  );
}

type ReadProps = Omit<ImportPromotionsViewProps, 'state'> & {
  state: Extract<PromotionImportState, { at: 'read' | 'sending' }>;
};

const isGood = ({ problem }: CheckedLine) => problem === null;

function Read({ state, groups, onSend, onStop, onReset }: ReadProps) {
  const t = useT();
  const [group, setGroup] = useState(noGroup);
  const options = useGroupOptions(groups);
  const { file, lines } = state;
  const good = lines.filter(isGood).length;
  const bad = lines.length - good;
  const isSending = state.at === 'sending';
  return (
    <>
      <Heading level={2} size="lg">
        <bdi>{file.name}</bdi>
      </Heading>
      <Notice tone={bad > 0 ? 'warning' : 'positive'} live="polite">
        <p>{t('organizer.promotions.import.good', { count: good })}</p>
        {bad > 0 && <p>{t('organizer.promotions.import.bad', { count: bad })}</p>}
      </Notice>
      <ImportPreview lines={lines} />
      <div className={css.group}>
        <Field label={t('organizer.promotions.group')}>
          {(control) => <Select {...control} options={options} value={group} onValueChange={setGroup} />}
        </Field>
      </div>
      {state.at === 'read' && state.problem && (
        <Notice tone="danger" live="assertive">
          {messageOf<MessageKey>(state.problem.message, t)}
        </Notice>
      )}
      {isSending && (
        <div className={css.sending}>
          <p role="status">{t('organizer.promotions.import.running')}</p>
          <Progress value={state.share ?? 0} />
        </div>
      )}
      <div className={css.buttons}>
        {isSending ? (
          <Button onClick={onStop}>{t('organizer.kit.run.stop')}</Button>
        ) : (
          <Button onClick={onReset}>{t('registration.file.another')}</Button>
        )}
        {good > 0 && (
          <Button variant="primary" busy={isSending} onClick={() => onSend(group === noGroup ? null : group)}>
            {t('organizer.promotions.import.action', { count: good })}
          </Button>
        )}
      </div>
    </>
  );
}

interface DoneProps {
  outcome: PromotionImport;
  onReset: () => void;
}

function Done({ outcome: { created, errors }, onReset }: DoneProps) {
  const t = useT();
  return (
    <>
      <Notice tone={created > 0 ? 'positive' : 'warning'} live="polite">
        {t('organizer.promotions.many.done', { count: created })}
      </Notice>
      {errors.length > 0 && (
        <RowProblems
          title={t('organizer.promotions.import.errors')}
          rows={errors.map(({ row, field, error }) => ({ line: row, field, text: error }))}
        />
      )}
      <div className={css.buttons}>
        <Button onClick={onReset}>{t('registration.file.another')}</Button>
      </div>
    </>
  );
}
