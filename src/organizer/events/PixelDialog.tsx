'use client';
import { useMemo } from 'react';
import type { TrackingPixel } from '../../contract';
import {
  pixelKey,
  pixelPages,
  pixelProviders,
  pixelSchema,
  withoutPixel,
  withPixel,
} from '../../domain/events';
import { useT } from '../../i18n';
import { MultiSelectField, SelectField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { ActionDialog } from '../kit/form';
import type { Reading } from '../kit/record';
import { providerNames } from './providerNames';
import type { PixelChange } from '../../hooks';

export interface TrackingPixelsProps extends Reading {
  /** `null` before the first answer. */
  pixels: readonly TrackingPixel[] | null;
  /** Keeps the pixels as `change` makes them. Rejects with the client's ApiError. */
  onChange: (change: PixelChange) => Promise<unknown>;
}

export interface PixelDialogProps extends Pick<TrackingPixelsProps, 'onChange'> {
  /** `null` for a new one. */
  pixel: TrackingPixel | null;
  /** All of the event. */
  pixels: readonly TrackingPixel[];
  /** It is saved, or left as it was. */
  onClose: () => void;
}

const blank: TrackingPixel = { provider: 'google', pixelId: '', pages: [...pixelPages] };

/** One advertiser's pixel: whose, which, and where it reports from. */
export function PixelDialog({ pixel, pixels, onChange, onClose }: PixelDialogProps) {
  const t = useT();
  const key = pixel && pixelKey(pixel);
  const schema = useMemo(() => pixelSchema(key === null ? pixels : withoutPixel(pixels, key)), [pixels, key]);
  return (
    <ActionDialog<TrackingPixel>
      title={
        pixel
          ? t('organizer.events.event.pixels.edit', { id: pixel.pixelId })
          : t('organizer.events.event.pixels.add')
      }
      action={t('organizer.kit.form.save')}
      failedTitle={pixel ? undefined : 'organizer.kit.form.failed.notAdded'}
      values={pixel ?? blank}
      schema={schema}
      run={(typed) => onChange((now) => withPixel(now, key, { ...typed, pixelId: typed.pixelId.trim() }))}
      onDone={onClose}
      onClose={onClose}
    >
      <SelectField<TrackingPixel>
        name="provider"
        label={t('organizer.events.event.pixels.provider')}
        alsoChecks={['pixelId']}
        options={optionsOf(pixelProviders, (value) => t(providerNames[value]))}
      />
      <TextField<TrackingPixel>
        name="pixelId"
        label={t('organizer.events.event.pixels.id')}
        hint={t('organizer.events.event.pixels.idHint')}
        dir="ltr"
        spellCheck={false}
        required
      />
      <MultiSelectField<TrackingPixel>
        name="pages"
        label={t('organizer.events.event.pixels.pages')}
        options={optionsOf(pixelPages, (value) => t(`organizer.events.event.pixels.page.${value}`))}
      />
    </ActionDialog>
  );
}
