'use client';
import { useState } from 'react';
import type { OrganizerEvent } from '../../contract';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { NewsLine } from '../kit/form/SavedNotice';
import * as css from './events.css';
import { TemplateDialog, type TemplateDialogProps } from './TemplateDialog';

export interface SaveAsTemplateProps extends Pick<TemplateDialogProps, 'others' | 'create'> {
  /** As it was saved last. */
  event: OrganizerEvent;
}

/** Makes a template of the event on the screen. 002 §7 eventTemplates. */
export function SaveAsTemplate({ event, ...dialog }: SaveAsTemplateProps) {
  const t = useT();
  const [isNaming, setNaming] = useState(false);
  const [news, setNews] = useState('');
  return (
    <section className={css.part}>
      <Heading level={2} size="md">
        {t('organizer.events.template.one')}
      </Heading>
      <p className={css.quiet}>{t('organizer.events.template.newText')}</p>
      <div>
        <Button
          icon={<Icon name="copy" />}
          onClick={() => {
            setNews('');
            setNaming(true);
          }}
        >
          {t('organizer.events.template.save')}
        </Button>
      </div>
      <NewsLine text={news} />
      {isNaming && (
        <TemplateDialog
          {...dialog}
          events={[event]}
          onSaved={({ name }) => {
            setNaming(false);
            setNews(t('organizer.kit.form.savedOne', { name: name.trim() }));
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </section>
  );
}
