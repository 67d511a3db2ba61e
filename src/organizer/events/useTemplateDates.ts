'use client';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { EventTemplate } from '../../contract';
import { templateEnd } from '../../domain/events';
import { useEditorContext } from '../kit/form/EditorContext';

/**
 * Fills in what follows from a template: its time zone where nobody chose another one, and an end that keeps to the start until somebody
 * types one.
 */
export function useTemplateDates(template: EventTemplate | undefined): void {
  const { control, getValues, setValue, formState } = useEditorContext().methods;
  const [start, timeZone] = useWatch({ control, name: ['start', 'timeZone'] }) as [string, string];
  /** What was put in, and not typed. */
  const filled = useRef({ timeZone, end: '' });
  const { isSubmitted } = formState;
  useEffect(() => {
    if (!template) return;
    const fill = (name: 'end' | 'timeZone', value: string) => {
      const present: unknown = getValues(name);
      if (present === value || present !== filled.current[name]) return;
      filled.current[name] = value;
      setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
    };
    fill('timeZone', template['time-zone-id'] ?? timeZone);
    const end = templateEnd(template, start, getValues('timeZone') as string);
    if (end !== '') fill('end', end);
  }, [template, start, timeZone, getValues, setValue, isSubmitted]);
}
