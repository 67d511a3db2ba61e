'use client';
import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { ConfirmationData, ThemeSettings } from '../../contract';
import { socialShareSettings, type SocialShareValues } from '../../domain/confirmation/settings';
import { useT } from '../../i18n';
import type { Preset } from '../../theme';
import { Notice } from '../../themed/kit/Notice';
import { Preview } from '../kit/appearance/Preview';
import { sampleShare } from './sampleShare';
import * as css from './sharing.css';

/** What the panel stands on besides its settings. */
export interface ShareSample {
  /** A sample of a confirmation: the event's address and the active campaign. */
  order: Pick<ConfirmationData, 'campaign' | 'links'>;
  /** The widget's theme. */
  theme: ThemeSettings;
  preset?: Preset | undefined;
}

export interface SharePreviewProps {
  sample: ShareSample;
  control: Control<SocialShareValues>;
}

/** The very panel that attendees get, with what is in the form; an active campaign goes before it. */
export function SharePreview({ sample, control }: SharePreviewProps) {
  const t = useT();
  const values = useDeferredValue(useWatch({ control }) as SocialShareValues);
  const { order, theme, preset } = sample;
  const panel = sampleShare({
    settings: socialShareSettings(values),
    campaign: order.campaign,
    event: order.links?.event,
  });
  return (
    <Preview preset={preset} settings={theme}>
      {() => (
        <div className={css.panel}>
          {panel ?? <Notice tone="info" title={t('organizer.sharing.notShown')} />}
        </div>
      )}
    </Preview>
  );
}
