'use client';
import { useState } from 'react';
import type { SessionValues } from '../../domain/agenda';
import { nameOf } from '../../domain/speakers';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { FieldError } from '../../themed/kit/FieldError';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { Select } from '../../themed/kit/Select';
import { useEditorField } from '../kit/fields';
import { SortableList } from '../kit/form';
import { OrganizerIcon } from '../kit/appearance';
import { AddSpeakerDialog } from '../speakers';
import * as css from './agenda.css';
import { Clashes } from './SessionConflicts';
import type { SessionContext } from './useSessionContext';
import { useSessionConflicts, type ConflictScope } from './useSessionConflicts';

type Speaker = SessionContext['speakers'][number];

/** Who speaks in a session, in the order they are shown. */
export function SpeakersField({ scope }: { scope: ConflictScope }) {
  const { of, speakers } = scope.context;
  const t = useT();
  const locale = useLocale();
  const label = t('organizer.agenda.speakers');
  const known = (ids: unknown) =>
    (Array.isArray(ids) ? ids : []).flatMap((id) => speakers.find((speaker) => speaker.id === id) ?? []);
  const { value, set, leave, id, error } = useEditorField<string[]>(
    'speakerIds' satisfies keyof SessionValues,
    label,
    {
      show: (ids) => listText(locale, known(ids).map(nameOf)),
    },
  );
  const clashes = useSessionConflicts(scope).filter((one) => one.kind === 'speaker');
  const describedBy = [error && `${id}-error`, clashes.length > 0 && `${id}-clashes`]
    .filter(Boolean)
    .join(' ');
  const [isAdding, setAdding] = useState(false);
  const others = speakers.filter((speaker) => !value.includes(speaker.id));
  const remove = (speakerId: string) => {
    set(value.filter((other) => other !== speakerId));
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  return (
    <div className={css.whole}>
      {value.length === 0 ? (
        <p className={css.note}>{t('organizer.agenda.noSpeakers')}</p>
      ) : (
        <SortableList
          items={known(value)}
          idOf={(speaker) => speaker.id}
          labelOf={nameOf}
          label={label}
          onReorder={(ids) => set([...ids])}
        >
          {(speaker) => (
            <div className={css.person}>
              <span>
                <span className={css.text}>
                  <bdi>{nameOf(speaker)}</bdi>
                </span>
                <About speaker={speaker} />
              </span>
              <IconButton
                label={t('organizer.agenda.remove', { name: nameOf(speaker) })}
                icon={<OrganizerIcon name="close" size="small" />}
                onClick={() => remove(speaker.id)}
              />
            </div>
          )}
        </SortableList>
      )}
      {clashes.length > 0 && (
        <p id={`${id}-clashes`}>
          {value.map((speakerId) => (
            <Clashes
              key={speakerId}
              scope={scope}
              clashes={clashes.filter((one) => one.speakerId === speakerId)}
            />
          ))}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {others.length > 0 && (
        <div className={css.adding}>
          <Select
            id={id}
            aria-label={t('organizer.agenda.speakerAdd')}
            {...(error && { 'aria-invalid': true })}
            {...(describedBy && { 'aria-describedby': describedBy })}
            placeholder={t('organizer.agenda.speakerAdd')}
            value=""
            options={others.map((speaker) => ({ value: speaker.id, label: nameOf(speaker) }))}
            onValueChange={(added) => set([...value, added])}
            onBlur={leave}
          />
        </div>
      )}
      <div>
        <Button icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
          {t('organizer.agenda.speakerNew')}
        </Button>
      </div>
      {isAdding && (
        <AddSpeakerDialog
          {...of}
          emails={speakers.map(({ email }) => email)}
          onAdded={(added) => {
            setAdding(false);
            set([...value, added]);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

/** What they do, and where. */
function About({ speaker: { jobTitle, company } }: { speaker: Speaker }) {
  return (
    <span className={css.below}>
      <bdi>{jobTitle}</bdi>
      {jobTitle !== '' && company !== '' && ' · '}
      <bdi>{company}</bdi>
    </span>
  );
}
