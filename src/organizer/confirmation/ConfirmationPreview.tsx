'use client';
import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { ConfirmationData, SocialShareSettings, ThemeSettings } from '../../contract';
import type { ConfirmationSettingsValues } from '../../domain/confirmation/settings';
import type { Preset } from '../../theme';
import { Confirmation } from '../../themed/confirmation/Confirmation';
import { sampleShare } from '../sharing';
import { Preview } from '../kit/appearance/Preview';
import * as css from './ConfirmationSettings.css';

/** What a sample of the confirmation is made of. */
export interface ConfirmationSample {
  order: ConfirmationData;
  share: SocialShareSettings;
  /** The widget's theme. */
  theme: ThemeSettings;
  /** The site's `features.removeBranding` (000 §6). */
  removeBranding?: boolean | undefined;
}

export interface ConfirmationPreviewProps {
  sample: ConfirmationSample;
  control: Control<ConfirmationSettingsValues>;
  preset?: Preset | undefined;
}

/** The very screen that buyers get, of an order nobody made, with what is in the form. 001 §1. */
export function ConfirmationPreview({ sample, control, preset }: ConfirmationPreviewProps) {
  const values = useDeferredValue(useWatch({ control }) as ConfirmationSettingsValues);
  const { order, share, theme, removeBranding } = sample;
  return (
    <Preview preset={preset} settings={theme}>
      {() => (
        <div className={css.screen}>
          <Confirmation
            data={order}
            settings={values}
            share={sampleShare({ settings: share, campaign: order.campaign, event: order.links?.event })}
            takesFocus={false}
            removeBranding={removeBranding}
            onNavigate={stay}
          />
        </div>
      )}
    </Preview>
  );
}

/** Links of the message that would lead away inside the application stay where they are. */
const stay = () => undefined;
