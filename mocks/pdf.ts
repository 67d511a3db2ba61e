/** A4, in points. */
const page = { width: 595, height: 842, margin: 56, line: 18 };

/** A text as a page of PDF, a line a line. Characters beyond Latin-1 become question marks: its font is each reader's own. */
export function pdfOf(text: string): string {
  const { width, height, margin, line } = page;
  const lines = text.split('\n').map((each) => `(${escaped(each)}) '`);
  const content = `BT /F1 11 Tf ${line} TL ${margin} ${height - margin} Td ${lines.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** In octal beyond ASCII, so that each character is a byte wherever the file goes. */
const escaped = (text: string): string =>
  text.replace(/[()\\]|[^\x20-\x7e]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x7f) return `\\${sign}`;
    return code > 0xff ? '?' : `\\${code.toString(8)}`;
  });
