'use client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useLocale, useT } from '../../../i18n';
import { Button, LinkButton } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { slider } from '../appearance/layout.css';
import * as css from './CropDialog.css';
import { cropRectangle, middleOf, wholePicture } from './cropRectangle';
import { cutImage, type DrawnPicture } from './cutImage';
import { maxZoom, minZoom, zoomAfterKey, zoomStep } from './zoomKeys';

export interface CropDialogProps {
  picture: DrawnPicture;
  /** Width by height; the picture's own when absent. */
  aspect?: number | undefined;
  /** Bytes; a whole picture beyond is drawn smaller. */
  maxSize: number;
  onDone: (file: File) => void;
  onClose: () => void;
}

/** Which part of a picture is sent. Only ever imported lazily. */
export function CropDialog({ picture, aspect, maxSize, onDone, onClose }: CropDialogProps) {
  const { naturalWidth: width, naturalHeight: height, src } = picture.image;
  const shape = aspect ?? width / height;
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Area>(() => middleOf({ width, height }, shape));
  const [isCutting, setIsCutting] = useState(false);
  const area = useRef<RefObject<HTMLDivElement | null>>(null);
  // It comes once the browser has laid the picture out, after the dialog took the focus.
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) area.current?.current?.focus();
  }, [isDrawn]);
  const [zoomNews, setZoomNews] = useState('');
  const inPercent = (value: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(value);
  const share = inPercent(zoom);
  const zoomByKey = (event: KeyboardEvent) => {
    const next = zoomAfterKey(event, zoom);
    if (next === null) return;
    event.preventDefault();
    setZoom(next);
    setZoomNews(inPercent(next));
  };
  const use = async (chosen: Area) => {
    setIsCutting(true);
    onDone(await cutImage(picture, chosen, maxSize));
  };
  const close = () => {
    if (!isCutting) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('organizer.kit.form.image.cropTitle')}
      description={<span id={`${id}-how`}>{t('organizer.kit.form.image.cropHow')}</span>}
      footer={
        <>
          <Button onClick={close} aria-disabled={isCutting || undefined}>
            {t('organizer.kit.form.cancel')}
          </Button>
          <Button variant="primary" busy={isCutting} onClick={() => void use(part)}>
            {t('organizer.kit.form.image.cropUse')}
          </Button>
        </>
      }
    >
      <div role="none" className={css.stage} dir="ltr" onKeyDown={zoomByKey}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          minZoom={minZoom}
          maxZoom={maxZoom}
          aspect={shape}
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={{
            containerClassName: css.container,
            mediaClassName: css.media,
            cropAreaClassName: css.area,
          }}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': t('organizer.kit.form.image.cropArea'),
            'aria-describedby': `${id}-how`,
          }}
          setCropperRef={(ref) => {
            area.current = ref;
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(chosen) => {
            setPart(chosen);
            setIsDrawn(true);
          }}
        />
      </div>
      <div className={css.zoom}>
        <label htmlFor={`${id}-zoom`}>{t('organizer.kit.form.image.cropZoom')}</label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={minZoom}
          max={maxZoom}
          step={zoomStep}
          value={zoom}
          aria-valuetext={share}
          onChange={(event) => setZoom(Number(event.target.value))}
          className={slider}
        />
        <span aria-hidden className={css.value}>
          {share}
        </span>
        {/* The slider says its own value; this is for whoever is on the image. */}
        <VisuallyHidden role="status">{zoomNews}</VisuallyHidden>
      </div>
      {!cropRectangle(middleOf({ width, height }, shape), { width, height }).isWhole && (
        <LinkButton busy={isCutting} onClick={() => void use(wholePicture)}>
          {t('organizer.kit.form.image.cropWhole')}
        </LinkButton>
      )}
    </Dialog>
  );
}
