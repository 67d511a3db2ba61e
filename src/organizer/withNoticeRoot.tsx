'use client';
import { type ComponentType } from 'react';
import { useEnvironment } from '../hooks';
import { OrganizerTexts } from '../i18n';
import { EnsureTheme } from '../themed/root/EnsureTheme';
import { PanelBoundary } from '../widget/PanelBoundary';

/**
 * What a public component is wrapped in that stands above every screen: as `withOrganizerRoot`, but while it loads and where it crashed nothing
 * is shown, as what stands above a screen is no reason for the screen to go.
 */
export function withNoticeRoot<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  function WithNoticeRoot(props: Props) {
    const { onError } = useEnvironment();
    return (
      <EnsureTheme>
        <OrganizerTexts fallback={null}>
          <PanelBoundary onError={onError} fallback={() => null}>
            <Part {...props} />
          </PanelBoundary>
        </OrganizerTexts>
      </EnsureTheme>
    );
  }
  WithNoticeRoot.displayName = `withNoticeRoot(${Part.displayName ?? Part.name})`;
  return WithNoticeRoot;
}
