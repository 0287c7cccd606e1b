/** Kinds of prepared files; the two run independently [4.16.1]. */
export const EXPORT_KINDS = ['invoices', 'orders'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

export const INVOICES_FILE = 'Invoices.zip'
export const ZIP_TYPE = 'application/zip'

const pad = (value: number): string => String(value).padStart(2, '0')

/** By the clock of whoever asks, in 12 hours without separators [9.2.4]. */
export const nameOrderExport = (now: Date, extension: 'xlsx' | 'csv' = 'xlsx'): string => {
  const [hours, half] = [now.getHours() % 12 || 12, now.getHours() < 12 ? 'AM' : 'PM']
  const day = [pad(now.getMonth() + 1), pad(now.getDate()), now.getFullYear()].join('_')
  return `Orders_Status_${day}_${pad(hours)}${pad(now.getMinutes())}${half}.${extension}`
}
