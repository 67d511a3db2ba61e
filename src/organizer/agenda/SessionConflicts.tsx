'use client';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import type { SessionClash, SessionValues } from '../../domain/agenda';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { Notice } from '../../themed/kit/Notice';
import { FieldWarning, WarningNews } from '../kit/fields';
import { FieldLink } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { RoutedLink } from '../kit/page/RoutedLink';
import * as css from './agenda.css';
import { useConflictText } from './useConflictText';
import { useSessionConflicts, type ConflictScope, type OtherSessions } from './useSessionConflicts';

interface ClashesProps {
  scope: ConflictScope;
  /** Of one location, or one speaker. */
  clashes: readonly SessionClash[];
}

/** Which sessions are in the way of one location or speaker, each a link to its editor. */
export function Clashes({ scope: { context, others }, clashes }: ClashesProps) {
  const t = useT();
  const text = useConflictText(context);
  const control = useEditorControl<SessionValues>();
  const status = useWatch({ control, name: 'status' });
  const [first] = clashes;
  if (!first) return null;
  const isRefused = status === 'PUBLISHED' && clashes.some(({ other }) => other.status === 'PUBLISHED');
  return (
    <FieldWarning>
      {text.reason(first)}
      {clashes.map(({ other }) => (
        <Fragment key={other.id}>
          {' '}
          <Other others={others} id={other.id} name={text.session(other)} />
        </Fragment>
      ))}
      {isRefused && ` ${t('organizer.agenda.conflict.published')}`}
    </FieldWarning>
  );
}

interface OtherProps {
  others: OtherSessions;
  id: string;
  name: string;
}

/** Its name has marks around its parts, and takes the direction of the text around it. */
function Other({ others: { hrefOf, onNavigate }, id, name }: OtherProps) {
  if (!hrefOf) return name;
  return (
    <RoutedLink href={hrefOf(id)} onNavigate={onNavigate}>
      {name}
    </RoutedLink>
  );
}

/** Beside 'Save': how many conflicts there are, and the way to the first. */
export function ConflictCount({ scope }: { scope: ConflictScope }) {
  const t = useT();
  const conflicts = useSessionConflicts(scope);
  const [first] = conflicts;
  if (!first) return null;
  const fields = {
    location: 'locationId',
    speaker: 'speakerIds',
    capacity: 'capacity',
    registered: 'capacity',
  };
  return (
    <FieldLink name={fields[first.kind]} className={css.conflicts}>
      <Icon name="alert" size="small" />
      {t('organizer.agenda.conflict.count', { count: conflicts.length })}
    </FieldLink>
  );
}

/** Reads the conflicts aloud, and says where they could not be looked for. */
export function ConflictNews({ scope }: { scope: ConflictScope }) {
  const t = useT();
  const conflicts = useSessionConflicts(scope);
  const text = useConflictText(scope.context);
  const { sessions, hasFailed, isReading, onRetry } = scope.others;
  const count = t('organizer.agenda.conflict.count', { count: conflicts.length });
  return (
    <>
      <WarningNews
        text={conflicts.length === 0 ? '' : [`${count}.`, ...conflicts.map(text.whole)].join(' ')}
        none={t('organizer.agenda.conflict.none')}
      />
      {hasFailed && !sessions && (
        <Notice
          tone="warning"
          live="polite"
          title={t('organizer.agenda.conflict.unknown')}
          action={
            <Button busy={isReading} icon={<Icon name="refresh" />} onClick={onRetry}>
              {t('load.failed.retry')}
            </Button>
          }
        />
      )}
    </>
  );
}
