'use client';
import { withOrganizerRoot } from '../../withOrganizerRoot';
import { ContrastReportView } from './ContrastReportView';

/** How well six colours can be read together, by itself: what the theme editor shows. @experimental */
export const ContrastReport = withOrganizerRoot(ContrastReportView);
