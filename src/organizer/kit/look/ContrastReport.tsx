'use client';
import { organizerPart } from '../../organizerPart';
import { ContrastReportView } from './ContrastReportView';

/** How well six colours can be read together, by itself: what the theme editor shows. @experimental */
export const ContrastReport = organizerPart(ContrastReportView);
