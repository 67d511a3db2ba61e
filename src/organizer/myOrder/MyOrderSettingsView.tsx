'use client';
import { useMemo, type MouseEvent } from 'react';
import type { MyOrderPermissions } from '../../contract';
import { permissionsSchema } from '../../domain/myOrder/settings';
import { useT } from '../../i18n';
import { SwitchField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { RoutedButton } from '../kit/page/RoutedLink';
import { EditorScreen, type RecordProps } from '../kit/record';

export interface MyOrderSettingsViewProps extends RecordProps<MyOrderPermissions> {
  /** Where requests are decided. No link without it. */
  requestsHref?: string | undefined;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** What buyers may do with their own orders; knows nothing of where it is saved. @experimental */
export function MyOrderSettingsView(props: MyOrderSettingsViewProps) {
  const { requestsHref, onNavigate } = props;
  const t = useT();
  const schema = useMemo(() => permissionsSchema(), []);
  return (
    <EditorScreen
      record={props}
      schema={schema}
      title={t('organizer.myOrder.settings.title')}
      lead={t('organizer.myOrder.settings.lead')}
      actions={
        requestsHref !== undefined && (
          <RoutedButton href={requestsHref} onNavigate={onNavigate}>
            {t('organizer.myOrder.title')}
          </RoutedButton>
        )
      }
    >
      <FormSection title={t('organizer.myOrder.settings.allowed')}>
        <SwitchField<MyOrderPermissions>
          name="editAttendees"
          label={t('organizer.myOrder.settings.editAttendees')}
          hint={t('organizer.myOrder.settings.editAttendeesHint')}
        />
        <SwitchField<MyOrderPermissions>
          name="transfer"
          label={t('organizer.myOrder.settings.transfer')}
          hint={t('organizer.myOrder.settings.transferHint')}
        />
        <SwitchField<MyOrderPermissions>
          name="cancel"
          label={t('organizer.myOrder.settings.cancel')}
          hint={t('organizer.myOrder.settings.cancelHint')}
        />
      </FormSection>
    </EditorScreen>
  );
}
