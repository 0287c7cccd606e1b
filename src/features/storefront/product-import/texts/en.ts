export const en = {
  import: 'Product import',
  'import.of': 'Import of {file}',
  new: 'New import',
  choose: 'File with products',
  hint: 'CSV with a header row, or one JSON object per line, as UTF-8.',
  start: 'Import {file}',
  'message.reading': '{lines} {lines|line|lines} read, {rejected} rejected',
  'message.settling': 'Listings and search are being updated',
  finished: 'Import finished',
  cancelled: 'Import cancelled',
  report: '{file}: {lines} {lines|line|lines}, {accepted} written, {unchanged} unchanged, {rejected} rejected.',
  'report.none': 'Nothing was imported.',
  rejects: 'Rejected lines',
  'rejects.more': 'These are the first ones; the file to download holds all of them.',
  'rejects.download': 'Download rejected lines as CSV',
  'rejects.of': '{count} rejected {count|line|lines} of {file} as CSV',
  history: 'Earlier imports',
  file: 'File',
  at: 'Started',
  state: 'State',
  lines: 'Lines',
  rejected: 'Rejected',
  line: 'Line',
  sku: 'Part number',
  reason: 'Reason',
  'problem.import_running': 'Another import is under way. Wait for its end, or cancel it.',
  'problem.not_found': 'The uploaded file is no longer there. Please upload it again.',
  'problem.failed': 'The import could not be started. Please try again.',
  'error.unreadable':
    'The file cannot be read as a table: a quotation mark or a row is not closed. Nothing after that place was imported.',
  'error.gone': 'The uploaded file is no longer there. Please upload it again.',
  more: 'More of the catalogue',
  'more.products': 'Products',
  'more.dealers': 'Dealers',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'product-import': keyof typeof en
  }
}
