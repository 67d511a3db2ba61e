'use client';
import type { MobileApp } from '../../contract';
import { useT } from '../../i18n';
import { ScreenFailed, ScreenLoading } from '../kit/page';
import type { BuildLoad } from './BuildForm';
import { BuildForm } from './BuildForm';

export interface BuildPartProps {
  app: MobileApp;
  build: BuildLoad;
  /** The backend knows more of what is missing. */
  onRefused: () => void;
}

/** What the app is built with, and where its newest build stands. 002 §7 Mobile app, buildManager. */
export function BuildPart({ app, build, onRefused }: BuildPartProps) {
  const t = useT();
  const { config, kept, save, isError, isFetching, refetch } = build;
  if (config && kept) return <BuildForm {...{ app, config, kept, onRefused }} onBuild={save} />;
  return isError ? (
    <ScreenFailed
      title={t('organizer.app.build.notLoaded')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <ScreenLoading label={t('organizer.app.build.loading')} />
  );
}
