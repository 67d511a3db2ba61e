'use client';
import { Component, type ReactNode } from 'react';
import { BoxofficeError, type ErrorListener } from '../diagnostics';
import { renewUnloaded } from '../loading/loadAgain';

/** Props of `PanelBoundary`. @public */
export interface PanelBoundaryProps {
  /** What stands in for the panel; `retry` draws it again. */
  fallback: (retry: () => void) => ReactNode;
  /** Hears of each crash once, for the host's error reporting. */
  onError?: ErrorListener | undefined;
  /** The panel that may break. */
  children: ReactNode;
}

/** Keeps a crash inside one panel: never a blank page (FAULTS F77). @public */
export class PanelBoundary extends Component<PanelBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(new BoxofficeError('BX2004', error));
  }

  override render() {
    return this.state.crashed
      ? this.props.fallback(() => {
          renewUnloaded();
          this.setState({ crashed: false });
        })
      : this.props.children;
  }
}
