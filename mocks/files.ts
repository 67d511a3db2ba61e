import { HttpResponse } from 'msw';
import type { FileType } from '../src/contract';
import { escapedCell } from '../src/domain';
import { pdfOf } from './pdf';

/** A file the backend answers: a table for the sheet formats, text for the others. */
export interface MockFile {
  name: string;
  rows?: (string | number | null)[][];
  text?: string;
}

const types: Record<FileType, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
};

export async function fileResponse(type: FileType, file: MockFile): Promise<Response> {
  return new HttpResponse(await contentOf(type, file), {
    headers: {
      'Content-Type': types[type],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
  });
}

async function contentOf(type: FileType, { rows = [], text = '' }: MockFile): Promise<string | ArrayBuffer> {
  switch (type) {
    case 'ics':
      return text;
    case 'pdf':
      return pdfOf(text);
    case 'csv':
    case 'xls': {
      const { default: Papa } = await import('papaparse');
      const cells = rows.map((row) => row.map(escapedCell));
      return Papa.unparse(cells, { delimiter: type === 'xls' ? '\t' : ',' });
    }
    case 'xlsx': {
      const { default: writeXlsxFile } = await import('write-excel-file/universal');
      const sheet = rows.map((row) => row.map((value) => (value === null ? null : { value })));
      return (await writeXlsxFile(sheet).toBlob()).arrayBuffer();
    }
  }
}
