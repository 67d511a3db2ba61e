'use client';
import type { ReactNode } from 'react';
import type { AttendeeQuestion } from '../../../domain';
import { SafeHtml } from '../../kit/SafeHtml';
import * as css from './Question.css';

/** The organizer's help with a question, for a field's `help`. */
export const helpOf = ({ safeHtmlText }: AttendeeQuestion): ReactNode =>
  safeHtmlText ? <SafeHtml html={safeHtmlText} className={css.help} /> : undefined;
