'use client';
import { useExport, type MakeFile } from '../../../hooks/organizer/resource/useExport';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import * as css from './ExportButton.css';
import { ExportNotice } from './ExportNotice';
import { ExportProgress } from './ExportProgress';
import { Popover } from './Popover';

/** Kinds of files rows can be saved as. @experimental */
export type ExportFormat = 'xlsx' | 'csv' | 'xls';

/** Props of `ExportButton`. @experimental */
export interface ExportButtonProps<Format extends ExportFormat = 'xlsx' | 'csv'> {
  /** One or more, the usual one first. */
  formats: readonly Format[];
  /** Makes the file: `download` of an endpoint, or rows that are here put into one. */
  make: MakeFile<Format>;
  /** The file's name without its ending, where the backend gives it none. */
  name: string;
}

/** Saves rows as a file, reports its progress, and can be cancelled. @experimental */
export function ExportButton<Format extends ExportFormat = 'xlsx' | 'csv'>({
  formats,
  make,
  name,
}: ExportButtonProps<Format>) {
  const t = useT();
  const { state, start, cancel } = useExport(make);
  const begin = (format: Format) => start(format, `${name}.${format}`);
  const [only] = formats;
  if (state.at === 'running') return <ExportProgress share={state.share} onCancel={cancel} />;
  return (
    <div className={css.root}>
      {formats.length === 1 && only !== undefined ? (
        <Button icon={<Icon name="download" />} onClick={() => begin(only)}>
          {t('organizer.kit.export.label')}
        </Button>
      ) : (
        <Popover
          label={t('organizer.kit.export.label')}
          title={t('organizer.kit.export.choose')}
          icon={<Icon name="download" />}
        >
          {(close) =>
            formats.map((format) => (
              <Button
                key={format}
                variant="quiet"
                block
                className={css.format}
                onClick={() => {
                  close();
                  begin(format);
                }}
              >
                {t(`organizer.kit.export.${format}`)}
              </Button>
            ))
          }
        </Popover>
      )}
      {state.at !== 'idle' && <ExportNotice state={state} onDismiss={cancel} className={css.outcome} />}
    </div>
  );
}
