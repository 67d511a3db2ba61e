'use client';
import { useRef, useState, type DragEvent } from 'react';
import { textsOf } from '../../../domain';
import { useLocale, useT } from '../../../i18n';
import { Field } from '../../kit/Field';
import { Icon } from '../../kit/Icon';
import { visuallyHidden } from '../../kit/VisuallyHidden.css';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import { cx } from '../../kit/cx';
import { useSavedFile } from '../../../headless/form/useSavedFile';
import { FileRow } from './FileRow';
import { fileProblem, kindTexts, sizeLimit, sizeText } from '../../../domain/registration/fileLimits';
import { helpOf } from './helpOf';
import type { QuestionProps } from './questionProps';
import * as css from './questions.css';
import { useAnswer } from '../../../headless/form/useAnswer';
import { useUpload } from '../../../headless/form/useUpload';

/** A file from the buyer's device, chosen or dropped, uploaded at once. Its name is stored with the draft. */
export function FileQuestion({ name, question, tools }: QuestionProps) {
  const { label, required, accept } = question;
  const t = useT();
  const { id, error, answer, set, leave } = useAnswer(name, label);
  const limits = useLimits(question);
  const [isOver, setOver] = useState(false);
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [fileId] = textsOf(answer);
  const saved = useSavedFile(fileId);
  const { transfer, problem, send, refuse, giveUp } = useUpload({
    name,
    question,
    upload: tools.upload,
    onUploaded: (file) => {
      saved.keep(file);
      set(file.id);
      setNews(t('registration.file.done', { name: file.name }));
    },
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    const wrong = limits.wrongWith(file);
    if (wrong) refuse(file, wrong);
    else void send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    if (!transfer) set('');
    else {
      giveUp();
      if (error) leave();
    }
    setNews('');
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  return (
    <Field
      id={id}
      label={label}
      required={required}
      error={problem ?? error}
      optional={!required}
      help={
        <>
          {helpOf(question)}
          <p>{limits.text}</p>
        </>
      }
    >
      {(control) => (
        <div
          role="presentation"
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {transfer ? (
            <FileRow
              name={transfer.file.name}
              size={transfer.file.size}
              share={transfer.problem ? undefined : transfer.share}
              onRemove={remove}
              onRetry={
                transfer.problem && !limits.wrongWith(transfer.file)
                  ? () => void send(transfer.file)
                  : undefined
              }
            />
          ) : (
            fileId !== undefined && (
              <FileRow
                name={saved.file?.name ?? t('registration.file.unnamed')}
                size={saved.file?.size}
                isThere
                onRemove={remove}
              />
            )
          )}
          <label className={css.drop} data-over={isOver || undefined} data-invalid={control['aria-invalid']}>
            <input
              {...control}
              ref={input}
              type="file"
              accept={accept?.join(',')}
              className={cx(visuallyHidden, css.fileInput)}
              onBlur={() => {
                // What is on its way is not missing.
                if (!transfer) leave();
              }}
              onChange={(event) => take(event.target.files?.[0])}
            />
            <span className={css.choose}>
              <Icon name="plus" size="small" />
              {t(transfer || fileId ? 'registration.file.another' : 'registration.file.choose')}
            </span>{' '}
            <span className={css.orDrop}>{t('registration.file.drop')}</span>
          </label>
          <VisuallyHidden role="status">
            {transfer && !transfer.problem
              ? t('registration.file.sending', { name: transfer.file.name })
              : news}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

/** What the question takes, in words, and what is wrong with a file. */
function useLimits(question: QuestionProps['question']) {
  const t = useT();
  const locale = useLocale();
  const max = sizeText(sizeLimit(question), locale);
  const families = {
    image: t('registration.file.images'),
    audio: t('registration.file.audio'),
    video: t('registration.file.videos'),
    text: t('registration.file.texts'),
  };
  const kinds = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    kindTexts(question.accept ?? [], families),
  );
  return {
    text: kinds ? t('registration.file.limits', { kinds, max }) : t('registration.file.upTo', { max }),
    wrongWith: (file: File) => fileProblem(question, file, { kinds, max }),
  };
}
