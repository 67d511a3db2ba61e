'use client';
import { useWatch } from 'react-hook-form';
import type { PromotionTermsValues } from '../../domain/promotions';
import { useEditorContext } from '../kit/form/EditorContext';

/** One value of the surrounding form of a promotion; renders its caller when that changes. */
export const useTermsValue = <Name extends keyof PromotionTermsValues>(name: Name) =>
  useWatch({ control: useEditorContext().methods.control, name }) as PromotionTermsValues[Name];
