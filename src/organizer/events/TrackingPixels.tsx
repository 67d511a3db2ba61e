'use client';
import { useId, useRef, useState } from 'react';
import type { TrackingPixel } from '../../contract';
import { pixelKey, withoutPixel } from '../../domain/events';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { IconButton } from '../../themed/kit/IconButton';
import { ProblemNotice, useAction } from '../kit/confirm';
import { OrganizerIcon } from '../kit/appearance';
import { PlainList } from '../kit/page/PlainList';
import { ReadState } from '../kit/record';
import * as css from './events.css';
import { PixelDialog, type TrackingPixelsProps } from './PixelDialog';
import { providerNames } from './providerNames';

/** Which advertisers hear of visits to the pages of an event; each change is saved at once. 002 §7 Events, tracking pixel. */
export function TrackingPixels(props: TrackingPixelsProps) {
  const { pixels, onChange } = props;
  const t = useT();
  const id = useId();
  const [opened, setOpened] = useState<TrackingPixel | 'new' | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { problem, act, dialog } = useAction();
  const remove = async (pixel: TrackingPixel) => {
    const isGone = await act(() => onChange((now) => withoutPixel(now, pixelKey(pixel))), {
      title: t('organizer.events.event.pixels.remove.title', { id: pixel.pixelId }),
      text: t('organizer.events.event.pixels.remove.text', { provider: t(providerNames[pixel.provider]) }),
      action: t('organizer.kit.form.remove'),
      tone: 'danger',
    });
    // What was pressed is gone with its row.
    if (isGone) add.current?.focus();
  };
  return (
    <section className={css.part} aria-labelledby={id}>
      <div>
        <Heading level={2} size="md" id={id}>
          {t('organizer.events.event.pixels.title')}
        </Heading>
        <p className={css.quiet}>{t('organizer.events.event.pixels.text')}</p>
      </div>
      <ReadState
        {...props}
        content={pixels}
        loading={t('organizer.events.event.pixels.loading')}
        failed={t('organizer.events.event.pixels.failed')}
      >
        {(all) =>
          all.length > 0 && (
            <PlainList className={css.pixels}>
              {all.map((pixel) => (
                <PixelRow
                  key={pixelKey(pixel)}
                  pixel={pixel}
                  onEdit={() => setOpened(pixel)}
                  onRemove={() => void remove(pixel)}
                />
              ))}
            </PlainList>
          )
        }
      </ReadState>
      <ProblemNotice title={t('organizer.orders.order.failed.title')} problem={problem} />
      {pixels && (
        <div>
          <Button ref={add} icon={<Icon name="plus" />} onClick={() => setOpened('new')}>
            {t('organizer.events.event.pixels.add')}
          </Button>
        </div>
      )}
      {pixels && opened && (
        <PixelDialog
          pixel={opened === 'new' ? null : opened}
          pixels={pixels}
          onChange={onChange}
          onClose={() => setOpened(null)}
        />
      )}
      {dialog}
    </section>
  );
}

interface PixelRowProps {
  pixel: TrackingPixel;
  onEdit: () => void;
  onRemove: () => void;
}

function PixelRow({ pixel, onEdit, onRemove }: PixelRowProps) {
  const t = useT();
  const locale = useLocale();
  const { provider, pixelId, pages } = pixel;
  const where = listText(
    locale,
    pages.map((page) => t(`organizer.events.event.pixels.page.${page}`)),
  );
  return (
    <li className={css.pixel}>
      <div className={css.pixelText}>
        <span>{t(providerNames[provider])}</span>
        <bdi dir="ltr" className={css.quiet}>
          {pixelId}
        </bdi>
        <span className={css.quiet}>{where}</span>
      </div>
      <IconButton
        label={t('organizer.events.event.pixels.edit', { id: pixelId })}
        icon={<OrganizerIcon name="pencil" />}
        onClick={onEdit}
      />
      <IconButton
        label={t('organizer.events.event.pixels.remove', { id: pixelId })}
        icon={<OrganizerIcon name="trash" />}
        onClick={onRemove}
      />
    </li>
  );
}
