'use client';
import { useEffect, useRef, useState } from 'react';
import type { Poll } from '../../contract';
import { votesNews } from '../../domain/polls';
import { useT } from '../../i18n';
import { useLatest } from '../../react';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';

/** Milliseconds between two announcements: votes come faster than they can be listened to. */
const sayEveryMs = 15_000;

const votersOf = (polls: readonly Poll[]) => new Map(polls.map(({ id, voters }) => [id, voters]));

/** Reads aloud how many people have voted in open polls, now and then, where that changed. */
export function VotesNews({ polls }: { polls: readonly Poll[] }) {
  const t = useT();
  const [changed, setChanged] = useState<readonly Poll[]>([]);
  const latest = useLatest(polls);
  const said = useRef(votersOf(polls));
  useEffect(() => {
    const timer = setInterval(() => {
      const news = votesNews(latest.current, said.current);
      said.current = votersOf(latest.current);
      if (news.length > 0) setChanged(news);
    }, sayEveryMs);
    return () => clearInterval(timer);
  }, [latest]);
  return (
    <VisuallyHidden role="status">
      {changed.map(({ id, question, voters }) => (
        <p key={id}>
          {question} {t('organizer.polls.voters', { count: voters })}
        </p>
      ))}
    </VisuallyHidden>
  );
}
