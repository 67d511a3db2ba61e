import { inflateRawSync } from 'node:zlib';
import type { FileDownload } from '../../../../src/contract';

/** The cells of an xlsx file's first sheet, as a person would read them. */
export async function sheetRows({ file }: FileDownload): Promise<string[][]> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const texts = [...unzip(bytes, 'xl/sharedStrings.xml').matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(
    ([, text = '']) => plain(text),
  );
  const rows = unzip(bytes, 'xl/worksheets/sheet1.xml').matchAll(/<row [^>]*>(.*?)<\/row>/gs);
  return [...rows].map(([, cells = '']) => {
    const row: (string | undefined)[] = [];
    for (const [, column = '', type, value = ''] of cells.matchAll(
      /<c r="([A-Z]+)\d+"(?: s="\d+")?( t="s")?[^>]*><v>(.*?)<\/v>/g,
    ))
      row[columnIndexOf(column)] = type ? (texts[Number(value)] ?? '') : value;
    return Array.from(row, (cell) => cell ?? '');
  });
}

const columnIndexOf = (letters: string) =>
  Buffer.from(letters).reduce((index, letter) => index * 26 + letter - 64, 0) - 1;

const plain = (xml: string) =>
  xml.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name] ?? '');
const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** One file of an archive, found by its central directory. */
function unzip(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(entry + 28);
    if (archive.toString('utf8', entry + 46, entry + 46 + nameLength) === name) {
      const local = archive.readUInt32LE(entry + 42);
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const packed = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
      return (archive.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    }
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  throw new Error(`The archive has no ${name}`);
}
