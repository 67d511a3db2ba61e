/** The columns of a file of partners, as it is exported and imported. 002 §7 Partners. */
export const partnerColumns = [
  'name',
  'level',
  'description',
  'website',
  'logo',
  'contactName',
  'contactEmail',
  'booth',
  'published',
] as const;

const row = ['Lantern Works', 'GOLD', 'Lamps for ports', 'https://lantern.example/', '', '', '', 'B4', 'yes'];

/** A file to begin with, as csv. */
export const partnerExample = `${partnerColumns.join(',')}\n${row.join(',')}\n`;
