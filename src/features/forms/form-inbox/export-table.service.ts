import { listExportFields } from '#features/forms/form-inbox/inbox.rules.ts'
import type { InboxRecord } from '#features/forms/form-inbox/inbox.store.ts'
import { lookUp } from '#kernel/look-up.ts'
import { neutraliseCell } from '#platform/files/cell-text.rules.ts'
import type { Sheet } from '#platform/files/xlsx-writer.ts'

const HEAD = ['Reference', 'Form', 'Page', 'Language', 'Time', 'Score', 'Consents'] as const

const writeConsents = ({ consents }: InboxRecord): string =>
  consents.map(({ text, isGiven }) => `${isGiven ? 'yes' : 'no'}: ${text}`).join('; ')

const listCells = (row: InboxRecord, fields: readonly (readonly [name: string, label: string])[]): (string | number)[] => [
  ...[row.reference, row.formKey, row.page, row.language, row.submittedAt.toISOString(), row.captchaScore, writeConsents(row)],
  ...fields.map(([name]) => lookUp(row.submitted, name) ?? ''),
]

/** Visitors' text stays text, whatever it begins with [T-50]. */
export const toSheet = (rows: readonly InboxRecord[]): Sheet => {
  const fields = listExportFields(rows)
  return {
    name: 'Forms',
    columns: [...HEAD, ...fields.map(([, label]) => label)].map((header) => ({ header, width: 22 })),
    rows: rows.map((row) => listCells(row, fields)),
  }
}

const quote = (cell: string | number): string => `"${neutraliseCell(String(cell)).replaceAll('"', '""')}"`

/** The mark in front tells programs for sheets that it is UTF-8. */
export const toCsv = (rows: readonly InboxRecord[]): string => {
  const fields = listExportFields(rows)
  const lines = [[...HEAD, ...fields.map(([, label]) => label)], ...rows.map((row) => listCells(row, fields))]
  return `\ufeff${lines.map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`
}
