'use client';
import { organizerPart } from '../../organizerPart';
import { ContrastReportView } from './ContrastReportView';

/** How well six colours can be read together, by itself: what the theme editor shows. */
export const ContrastReport = organizerPart(ContrastReportView);
