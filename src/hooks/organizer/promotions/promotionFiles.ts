import type { FileDownload, PromotionCode } from '../../../contract';
import { promotionSheet } from '../../../domain/promotions';
import { sheetDownload } from '../resource/sheetDownload';

/** Promotions as a file that can be imported again. */
export const promotionFile = (
  format: 'xlsx' | 'csv',
  promotions: readonly PromotionCode[],
): Promise<FileDownload> => sheetDownload(format, promotionSheet(promotions), 'promotions');
