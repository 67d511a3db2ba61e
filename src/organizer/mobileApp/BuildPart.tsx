'use client';
import type { MobileApp } from '../../contract';
import { useT } from '../../i18n';
import { ScreenState } from '../kit/record';
import { BuildForm, type BuildLoad } from './BuildForm';

export interface BuildPartProps {
  app: MobileApp;
  build: BuildLoad;
  /** The backend knows more of what is missing. */
  onRefused: () => void;
}

/** What the app is built with, and where its newest build stands. 002 §7 Mobile app, buildManager. */
export function BuildPart({ app, build, onRefused }: BuildPartProps) {
  const t = useT();
  return (
    <ScreenState
      loads={[build]}
      data={{ config: build.config, saved: build.saved }}
      loading={t('organizer.mobileApp.build.loading')}
      failed={t('organizer.mobileApp.build.notLoaded')}
    >
      {(found) => <BuildForm {...found} app={app} onRefused={onRefused} onBuild={build.save} />}
    </ScreenState>
  );
}
