import type { ListSpec } from '#kernel/list-query.ts'

export const DATA_LIST = { sortable: ['key'], sort: 'key', sizes: [50, 100] } as const satisfies ListSpec

/** Taken back for so long. */
export const UNDO_MS = 86_400_000

export const IMPORT_UPLOAD = 'data-import'
export const FILE_UPLOAD = 'record-file'
export const MAX_IMPORT_BYTES = 25_000_000
export const MAX_FILE_BYTES = 200_000_000
/** Larger files come by `npm run bring`. */
export const MOST_IMPORT_LINES = 50_000
export const IMPORT_TASK = 'data-import'

export const IMPORT_FORMATS: Readonly<Record<string, 'csv' | 'xlsx' | 'ndjson'>> = {
  'text/csv': 'csv',
  'application/x-ndjson': 'ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}
