'use client';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import * as css from './CropDialog.css';
import { cropRectangle } from './cropRectangle';

/** A picture that a browser can draw. */
export interface DrawnPicture {
  file: File;
  image: HTMLImageElement;
}

export interface CropDialogProps {
  picture: DrawnPicture;
  /** Width by height; the picture's own when absent. */
  aspect?: number | undefined;
  onDone: (file: File) => void;
  onClose: () => void;
}

/** Which part of a picture is sent. Only ever imported lazily. */
export function CropDialog({ picture, aspect, onDone, onClose }: CropDialogProps) {
  const { file, image } = picture;
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Area>();
  const [isDrawing, setIsDrawing] = useState(false);
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom);
  const use = async () => {
    if (!part) return;
    setIsDrawing(true);
    onDone(await cut(picture, part));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('organizer.kit.form.image.cropTitle')}
      description={<span id={`${id}-how`}>{t('organizer.kit.form.image.cropHow')}</span>}
      footer={
        <>
          <Button onClick={onClose}>{t('organizer.kit.form.cancel')}</Button>
          <Button onClick={() => onDone(file)}>{t('organizer.kit.form.image.cropWhole')}</Button>
          <Button variant="primary" busy={isDrawing} onClick={() => void use()}>
            {t('organizer.kit.form.image.cropUse')}
          </Button>
        </>
      }
    >
      <div className={css.stage} dir="ltr">
        <Cropper
          image={image.src}
          crop={crop}
          zoom={zoom}
          maxZoom={3}
          aspect={aspect ?? image.naturalWidth / image.naturalHeight}
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
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={setPart}
        />
      </div>
      <div className={css.zoom}>
        <label htmlFor={`${id}-zoom`}>{t('organizer.kit.form.image.cropZoom')}</label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={3}
          step={0.1}
          value={zoom}
          aria-valuetext={share}
          onChange={(event) => setZoom(Number(event.target.value))}
          className={css.slider}
        />
        <output htmlFor={`${id}-zoom`} className={css.value}>
          {share}
        </output>
      </div>
    </Dialog>
  );
}

/** Where a browser can't draw it, the whole picture. */
async function cut({ file, image }: DrawnPicture, part: Area): Promise<File> {
  const { from, to } = cropRectangle(part, { width: image.naturalWidth, height: image.naturalHeight });
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  canvas
    .getContext('2d')
    ?.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.92));
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}
