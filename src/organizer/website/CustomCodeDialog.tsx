'use client';
import type { CustomCodePlace } from '../../contract';
import { codeSchema, websiteLimits, type SiteTextValues } from '../../domain/website';
import { useT } from '../../i18n';
import { Dialog } from '../../themed/kit/Dialog';
import { Fields } from '../../themed/kit/Field';
import { Notice } from '../../themed/kit/Notice';
import { LeaveGuardContext, SaveActions } from '../kit/form';
import { EditorScreen, type RecordProps } from '../kit/record';
import { CodeField } from './CodeField';
import { useOwnGuard } from './useOwnGuard';
import * as css from './website.css';

export interface CustomCodeDialogProps extends RecordProps<SiteTextValues> {
  place: CustomCodePlace;
  /** It is saved, or left as it was. */
  onClose: () => void;
}

/** Custom code of one place, as text: it is never run or drawn here. 002 §2 custom code modal. */
export function CustomCodeDialog({ place, onClose, ...record }: CustomCodeDialogProps) {
  const t = useT();
  const guard = useOwnGuard();
  const title = t(`organizer.website.code.${place}Title`);
  const leave = async () => {
    if (await guard.mayLeave()) onClose();
  };
  return (
    <LeaveGuardContext.Provider value={guard}>
      <Dialog open onOpenChange={(open) => !open && void leave()} title={title}>
        <EditorScreen
          isPart
          record={{ ...record, onSaved: onClose }}
          schema={codeSchema}
          title={title}
          bar="none"
        >
          <div className={css.close}>
            <Notice tone="warning" title={t('organizer.website.code.warning')}>
              {t('organizer.website.code.warningText')}
            </Notice>
            <Fields>
              <CodeField
                label={t('organizer.website.code.label')}
                hint={t('organizer.website.code.hint')}
                limit={websiteLimits.code}
                rows={10}
              />
            </Fields>
            <div className={css.foot}>
              <SaveActions />
            </div>
          </div>
        </EditorScreen>
      </Dialog>
    </LeaveGuardContext.Provider>
  );
}
