'use client';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { messageOf } from '../../../domain';
import type { ImportColumn, ImportRun } from '../../../domain/table/fileImport';
import { useFileImport, type FileImportOptions } from '../../../hooks/organizer/resource/useFileImport';
import { useLocale, useT, type MessageKey } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Heading } from '../../../themed/kit/Heading';
import { Notice } from '../../../themed/kit/Notice';
import { Progress } from '../../../themed/kit/Progress';
import { useConfirm } from '../confirm';
import { ChooseFile } from './ChooseFile';
import * as css from './fileImport.css';
import { ImportPreview } from './ImportPreview';
import { MapColumns } from './MapColumns';
import { SkippedRows } from './SkippedRows';

/** What an import says of its rows. */
interface ImportTexts {
  /** So many can be imported. */
  ready: (count: number) => string;
  /** On the button. */
  action: (count: number) => string;
  /** So many were imported, a line for each kind of change. */
  done: (run: Pick<ImportRun, 'created' | 'updated'>) => readonly string[];
}

export interface FileImportProps<Row> extends Omit<FileImportOptions<Row>, 'nameOf'> {
  /** Name of the template, without its ending. */
  name: string;
  /** How the cells are written. */
  help: ReactNode;
  /** Cells of a row as an example, by the ids of the columns. */
  sample: Readonly<Record<string, string>>;
  texts: ImportTexts;
  /** What is chosen for all rows. */
  children?: ReactNode;
  /** Leads to what was imported. */
  end?: ReactNode;
}

/** Rows of a file: chosen, its columns found, its rows checked, imported without the bad ones, and what came of it. */
export function FileImport<Row>(props: FileImportProps<Row>) {
  const { columns, name, help, sample, texts, children, end } = props;
  const t = useT();
  const locale = useLocale();
  const nameOf = useCallback(({ label }: ImportColumn) => t(label as MessageKey), [t]);
  const { state, plan, missing, choose, map, start, stop, reset } = useFileImport({ ...props, nameOf });
  const { confirm, dialog } = useConfirm();
  const box = useFocusOnStep(state.at);
  const [good, bad] = [plan.good.length, plan.bad.length];
  const send = async () => {
    const isSure =
      bad === 0 ||
      (await confirm({
        title: t('organizer.kit.import.skip.title', { count: bad }),
        text: t('organizer.kit.import.skip.text'),
        action: texts.action(good),
      }));
    if (isSure) await start();
  };
  if (state.at === 'empty' || state.at === 'unusable')
    return (
      <div ref={box} className={css.parts}>
        <ChooseFile
          help={help}
          name={name}
          template={[columns.map(nameOf), columns.map(({ id }) => sample[id] ?? '')]}
          unusable={state.at === 'unusable' ? state : undefined}
          onChoose={(file) => void choose(file)}
        />
      </div>
    );
  const { run } = state;
  const [first = '', ...others] = texts.done(run);
  const outcome = (
    <Notice tone={run.created + run.updated > 0 ? 'positive' : 'warning'} title={first}>
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {state.at === 'done' && bad > 0 && <p>{t('organizer.kit.import.bad', { count: bad })}</p>}
    </Notice>
  );
  const skipped = bad > 0 && <SkippedRows file={state} rows={plan.bad} columns={columns} nameOf={nameOf} />;
  const another = <Button onClick={reset}>{t('registration.file.another')}</Button>;
  return (
    <div ref={box} className={css.parts}>
      <Heading level={2} size="lg" tabIndex={-1}>
        <bdi>{state.name}</bdi>
      </Heading>
      {state.at === 'done' && (
        <>
          <div role="group" tabIndex={-1} data-outcome="" className={css.outcome}>
            {outcome}
          </div>
          {skipped}
          <div className={css.buttons}>
            {another}
            {end}
          </div>
        </>
      )}
      {state.at === 'sending' && (
        <>
          <div className={css.part}>
            <p role="status">
              {t('organizer.kit.import.running', {
                done: state.done.toLocaleString(locale),
                total: state.total.toLocaleString(locale),
              })}
            </p>
            <Progress value={state.done / state.total} />
          </div>
          <div className={css.buttons}>
            <Button onClick={stop}>{t('organizer.kit.run.stop')}</Button>
          </div>
        </>
      )}
      {state.at === 'read' && (
        <>
          {run.sent.size > 0 && outcome}
          {state.problem && (
            <Notice tone="danger" live="assertive">
              {messageOf<MessageKey>(state.problem.message, t)}
            </Notice>
          )}
          <MapColumns file={state} columns={columns} nameOf={nameOf} missing={missing} onMap={map} />
          {missing.length === 0 && (
            <>
              <Notice tone={bad > 0 ? 'warning' : 'positive'} live="polite">
                <p>{texts.ready(good)}</p>
                {bad > 0 && <p>{t('organizer.kit.import.bad', { count: bad })}</p>}
              </Notice>
              {skipped}
              {good > 0 && (
                <ImportPreview
                  file={state}
                  lines={new Set(plan.good.map(({ line }) => line))}
                  columns={columns}
                  nameOf={nameOf}
                />
              )}
              {good > 0 && children}
            </>
          )}
          <div className={css.buttons}>
            {another}
            {missing.length === 0 && good > 0 && (
              <Button variant="primary" onClick={() => void send()}>
                {texts.action(good)}
              </Button>
            )}
          </div>
        </>
      )}
      {dialog}
    </div>
  );
}

/** What was pressed is gone with each step: what came of it takes the focus, the name of the file, or what chooses another. */
function useFocusOnStep(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const target = step === 'done' ? '[data-outcome]' : 'h2, input';
    box.current?.querySelector<HTMLElement>(target)?.focus();
  }, [step]);
  return box;
}
