'use client';
import { useEffect, useRef } from 'react';
import type { PartnerImport } from '../../contract';
import { messageOf } from '../../domain';
import { partnerColumns, partnerExample, partnerLevels } from '../../domain/partners';
import { usePartnerImport, type PartnerCalls } from '../../hooks';
import { saveFile } from '../../hooks/organizer/resource/saveFile';
import { useT, type MessageKey } from '../../i18n';
import { Button, LinkButton } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { Notice } from '../../themed/kit/Notice';
import { Progress } from '../../themed/kit/Progress';
import { ChooseFile, RowProblems } from '../kit/fileImport';
import * as css from '../kit/fileImport/fileImport.css';
import { PageHeader } from '../kit/page';

interface ImportPartnersProps {
  /** Rejects with the client's ApiError. */
  importFile: PartnerCalls['importFile'];
  /** Back to the list. */
  onClose: () => void;
}

/** Partners from a file, and what became of it. 002 §7 import by POST, §9: 100 s. */
export function ImportPartners({ importFile, onClose }: ImportPartnersProps) {
  const t = useT();
  const { state, choose, send, stop, reset } = usePartnerImport(importFile);
  const box = useFocusOnStep(state.at);
  return (
    <>
      <PageHeader
        title={t('organizer.partners.import.title')}
        lead={t('organizer.partners.import.lead')}
        actions={
          <LinkButton icon={<Icon name="arrow-start" size="small" />} onClick={onClose}>
            {t('organizer.partners.all')}
          </LinkButton>
        }
      />
      <div ref={box} className={css.parts}>
        {state.at !== 'empty' && (
          <Heading level={2} size="lg" tabIndex={-1}>
            <bdi>{state.file.name}</bdi>
          </Heading>
        )}
        {state.at === 'empty' && <Choose onChoose={choose} />}
        {state.at === 'chosen' && (
          <>
            {state.problem && (
              <Notice tone="danger" live="assertive">
                {messageOf<MessageKey>(state.problem.message, t)}
              </Notice>
            )}
            <div className={css.buttons}>
              <Button onClick={reset}>{t('registration.file.another')}</Button>
              <Button variant="primary" onClick={send}>
                {t('organizer.partners.import.title')}
              </Button>
            </div>
          </>
        )}
        {state.at === 'sending' && (
          <>
            <div className={css.sending}>
              <p role="status">{t('organizer.promotions.import.running')}</p>
              <Progress value={state.share ?? 0} />
            </div>
            <div className={css.buttons}>
              <Button onClick={stop}>{t('organizer.kit.run.stop')}</Button>
            </div>
          </>
        )}
        {state.at === 'done' && <Done outcome={state.outcome} onReset={reset} onClose={onClose} />}
      </div>
    </>
  );
}

/** What was pressed is gone with each step: the name of the file takes the focus, or what chooses another. */
function useFocusOnStep(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    box.current?.querySelector<HTMLElement>('h2, input')?.focus();
  }, [step]);
  return box;
}

function Choose({ onChoose }: { onChoose: (file: File) => void }) {
  const t = useT();
  return (
    <ChooseFile
      text={t('organizer.partners.import.columns', { levels: partnerLevels.join(', ') })}
      columns={partnerColumns}
      accept=".xls,application/vnd.ms-excel"
      onChoose={onChoose}
      onExample={() => saveFile(new Blob([partnerExample], { type: 'text/csv' }), 'partners.csv')}
    />
  );
}

interface DoneProps {
  outcome: PartnerImport;
  onReset: () => void;
  onClose: () => void;
}

function Done({ outcome: { created, updated, refused }, onReset, onClose }: DoneProps) {
  const t = useT();
  return (
    <>
      <Notice tone={refused.length === 0 ? 'positive' : 'warning'} live="polite">
        <p>{t('organizer.partners.import.created', { count: created })}</p>
        <p>{t('organizer.partners.import.updated', { count: updated })}</p>
      </Notice>
      {refused.length > 0 && (
        <RowProblems
          title={t('organizer.promotions.import.errors')}
          rows={refused.map(({ line, field, error }) => ({ line, field, text: error }))}
        />
      )}
      <div className={css.buttons}>
        <Button onClick={onReset}>{t('registration.file.another')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('organizer.partners.all')}
        </Button>
      </div>
    </>
  );
}
