'use client';
import { useEffect, useState } from 'react';
import type { OrderJob } from '../../../contract';
import { useDismissed } from '../../../hooks';
import { useLocale, useT } from '../../../i18n';
import { isOver, jobAnnouncement } from './jobText';

const startOf = ({ id }: OrderJob) => `${id} started`;
const endOf = ({ id }: OrderJob) => `${id} ended`;

/** What is read aloud: each start once and each end once, also after a reload; the end only of a job whose start was announced here. */
export function useJobAnnouncement(eventId: string, jobs: readonly OrderJob[]): string {
  const t = useT();
  const locale = useLocale();
  const [announced, remember] = useDismissed(`announced order jobs ${eventId}`);
  const [jobId, setJobId] = useState<string | null>(null);
  const news = jobs.find((job) =>
    isOver(job) ? announced.has(startOf(job)) && !announced.has(endOf(job)) : !announced.has(startOf(job)),
  );
  if (news && news.id !== jobId) setJobId(news.id);
  useEffect(() => {
    if (news) remember(isOver(news) ? endOf(news) : startOf(news));
  });
  const job = jobs.find(({ id }) => id === jobId);
  return job ? jobAnnouncement(job, t, locale) : '';
}
