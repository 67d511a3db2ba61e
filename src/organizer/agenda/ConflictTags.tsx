'use client';
import type { SessionConflict } from '../../domain/agenda';
import { useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { Tag } from '../../themed/kit/Tag';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import * as css from './agenda.css';

const kinds = ['location', 'speaker', 'capacity'] as const;
/** More people than seats are as much too many as more seats than the location has. */
const kindOf = ({ kind }: SessionConflict) => (kind === 'registered' ? 'capacity' : kind);

export interface ConflictTagsProps {
  conflicts: readonly SessionConflict[];
  /** What is in the way, in a sentence. */
  toText: (conflict: SessionConflict) => string;
}

/** What is wrong with the place of a session in the agenda: a tag for each kind, read aloud with its reason. */
export function ConflictTags({ conflicts, toText }: ConflictTagsProps) {
  const t = useT();
  return kinds.map((kind) => {
    const reasons = conflicts.filter((one) => kindOf(one) === kind).map(toText);
    if (reasons.length === 0) return null;
    return (
      <span key={kind} title={reasons.join('\n')}>
        <Tag tone="warning" icon={<Icon name="alert" size="small" />}>
          <span className={css.tagText}>
            {t(`organizer.agenda.conflict.tag.${kind}`)}
            <VisuallyHidden>{`: ${reasons.join(' ')}`}</VisuallyHidden>
          </span>
        </Tag>
      </span>
    );
  });
}
