import { FILE_GROUPS, type FileGroup, type FormField } from '#features/forms/forms/rules/field.rules.ts'

/** All files of one submission together. */
export const MOST_FORM_BYTES = 10_000_000
const MEGABYTE = 1_000_000
const DEFAULT_MEGABYTES = 5

const TYPES: Readonly<Record<FileGroup, readonly string[]>> = {
  picture: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  pdf: ['application/pdf'],
  text: ['text/plain', 'text/csv'],
  archive: ['application/zip', 'application/x-zip-compressed'],
}

/** A file of a field. In browsers the type is their guess by the name, on the server it is read from the content. */
export type SentFile = { readonly size: number; readonly type: string; readonly isInfected?: boolean }

export const listFileTypes = ({ fileTypes = FILE_GROUPS }: Pick<FormField, 'fileTypes'>): string[] =>
  fileTypes.flatMap((group) => TYPES[group])

export const mostBytesOf = ({ mostMegabytes = DEFAULT_MEGABYTES }: Pick<FormField, 'mostMegabytes'>): number =>
  mostMegabytes * MEGABYTE

type DayLimits = { readonly networkBytes: number; readonly tenantBytes: number }

/** Whether a visitor may send so many bytes more today [T-100]. */
export const maySendFiles = (
  sent: { readonly network: number; readonly tenant: number },
  size: number,
  { networkBytes, tenantBytes }: DayLimits,
): boolean => size === 0 || (sent.network + size <= networkBytes && sent.tenant + size <= tenantBytes)

export type FileFault = { readonly code: 'fileSize' | 'fileType' | 'fileHarmful'; readonly values?: { readonly max: number } }

export const findFileFault = (field: FormField, { size, type, isInfected }: SentFile): FileFault | undefined => {
  const most = mostBytesOf(field)
  if (size > most) return { code: 'fileSize', values: { max: most / MEGABYTE } }
  if (!listFileTypes(field).includes(type)) return { code: 'fileType' }
  return isInfected ? { code: 'fileHarmful' } : undefined
}
