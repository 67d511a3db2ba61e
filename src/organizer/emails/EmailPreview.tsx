'use client';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { EmailBlock, EmailContext, OrganizerTicket } from '../../contract';
import { blocksOf, withExamples, type EmailValues } from '../../domain/emails';
import { useEmailRendering, type EmailsOf } from '../../hooks/organizer/emails/emails';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { ScreenFailed, SegmentedControl } from '../kit/page';
import { useEditorControl } from '../kit/form/EditorContext';
import { EmailSheet } from './EmailSheet';
import * as css from './emails.css';
import { PreviewBlock } from './PreviewBlock';
import { ReaderField } from './ReaderField';

export interface EmailPreviewProps extends EmailsOf {
  emailId: string;
  context: EmailContext;
  subject: string;
  blocks: readonly EmailBlock[];
}

type EmailFormat = 'rich' | 'plain';

/** What is in the form around, before it is saved. */
export function LivePreview(props: Omit<EmailPreviewProps, 'subject' | 'blocks'>) {
  const values = useDeferredValue(useWatch({ control: useEditorControl<EmailValues>() }) as EmailValues);
  return <EmailPreview {...props} subject={values.subject} blocks={blocksOf(values)} />;
}

/** An email as its readers get it: as it is written, or as plain text. */
export function EmailPreview(props: EmailPreviewProps) {
  const t = useT();
  const [preview, setPreview] = useState<EmailFormat>('rich');
  return (
    <section aria-label={t('organizer.kit.preview.title')} className={css.preview}>
      <div className={css.previewHead}>
        <Heading level={2} size="md">
          {t('organizer.kit.preview.title')}
        </Heading>
        <SegmentedControl
          label={t('organizer.emails.previewLook')}
          options={[
            { value: 'rich', label: t('organizer.emails.previewRich') },
            { value: 'plain', label: t('organizer.emails.previewPlain') },
          ]}
          value={preview}
          onValueChange={setPreview}
        />
      </div>
      {preview === 'rich' ? <Written {...props} /> : <Plain {...props} />}
    </section>
  );
}

function Written({ context: { sender, placeholders }, subject, blocks }: EmailPreviewProps) {
  return (
    <EmailSheet sender={sender} subject={withExamples(subject, placeholders)}>
      {blocks.map((block, index) => (
        <PreviewBlock key={index} block={{ ...block, text: withExamples(block.text ?? '', placeholders) }} />
      ))}
    </EmailSheet>
  );
}

/** As the backend makes it of what was saved, for whoever is chosen. */
function Plain({ accountId, eventId, emailId }: EmailPreviewProps) {
  const t = useT();
  const [reader, setReader] = useState<OrganizerTicket | null>(null);
  const rendering = useEmailRendering({ accountId, eventId, emailId, ticketId: reader?.id });
  return (
    <>
      <p className={css.quiet}>{t('organizer.emails.previewPlainText')}</p>
      <ReaderField eventId={eventId} reader={reader} onReaderChange={setReader} />
      <Rendered {...rendering} />
    </>
  );
}

function Rendered({ data, isError, isFetching, refetch }: ReturnType<typeof useEmailRendering>) {
  const t = useT();
  if (isError)
    return (
      <ScreenFailed
        title={t('organizer.emails.previewNotLoaded')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return null;
  return (
    <EmailSheet sender={data.sender} subject={data.subject}>
      <p className={css.plain} dir="auto">
        {data.text}
      </p>
    </EmailSheet>
  );
}
