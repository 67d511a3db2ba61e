'use client';
import { listText } from '../../../domain/text/listText';
import { useLocale, useT } from '../../../i18n';
import { Field } from '../../kit/Field';
import { Icon } from '../../kit/Icon';
import { visuallyHidden } from '../../kit/VisuallyHidden.css';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import { cx } from '../../kit/cx';
import { useFileAnswer } from '../../../headless/form/useFileAnswer';
import { FileRow } from './FileRow';
import { fileProblem, kindTexts, sizeLimit, sizeText } from '../../../domain/registration/fileLimits';
import { helpOf } from './helpOf';
import type { QuestionProps } from './questionProps';
import * as css from './questions.css';

/** A file from the buyer's device, chosen or dropped, uploaded at once. Its name is stored with the draft. */
export function FileQuestion({ name, question, tools }: QuestionProps) {
  const { label, required, accept } = question;
  const t = useT();
  const limits = useLimits(question);
  const answer = useFileAnswer({ name, question, upload: tools.upload, problemOf: limits.wrongWith });
  const { id, error, transfer, fileId, file, uploaded, isOver, inputRef, take, remove } = answer;
  return (
    <Field
      id={id}
      label={label}
      required={required}
      error={error}
      optional={!required}
      help={
        <>
          {helpOf(question)}
          <p>{limits.text}</p>
        </>
      }
    >
      {(control) => (
        <div role="presentation" {...answer.dropProps}>
          {transfer ? (
            <FileRow
              name={transfer.file.name}
              size={transfer.file.size}
              share={transfer.problem ? undefined : transfer.share}
              onRemove={remove}
              onRetry={answer.retry}
            />
          ) : (
            fileId !== undefined && (
              <FileRow
                name={file?.name ?? t('registration.file.unnamed')}
                size={file?.size}
                isThere
                onRemove={remove}
              />
            )
          )}
          <label className={css.drop} data-over={isOver || undefined} data-invalid={control['aria-invalid']}>
            <input
              {...control}
              ref={inputRef}
              type="file"
              accept={accept?.join(',')}
              className={cx(visuallyHidden, css.fileInput)}
              onBlur={answer.leave}
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
              : uploaded !== null && t('registration.file.done', { name: uploaded })}
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
  const kinds = listText(locale, kindTexts(question.accept ?? [], families), { type: 'disjunction' });
  return {
    text: kinds ? t('registration.file.limits', { kinds, max }) : t('registration.file.upTo', { max }),
    wrongWith: (file: File) => fileProblem(question, file, { kinds, max }),
  };
}
