import { lookUp } from '#kernel/look-up.ts'

/** Endings under which content of a type may stand on the site; the first one is for all others. */
const ENDINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'application/zip': ['zip', 'xlsx', 'docx', 'pptx'],
  'application/gzip': ['gz'],
  'application/octet-stream': ['bin', 'msi', 'iso'],
  'application/x-ndjson': ['txt', 'json', 'csv'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
  'text/csv': ['csv', 'txt'],
  'text/plain': ['txt', 'csv'],
}

/** Pages and drawings with script are none of them [T-81]. */
export const DOCUMENT_TYPES = Object.keys(ENDINGS)
export const MAX_DOCUMENT_BYTES = 4_000_000_000

/** The content of a file decides, and its own name among the types that fit; undefined for content that no document has. */
export const chooseEnding = (fileName: string, mediaType: string): string | undefined => {
  const fitting = lookUp(ENDINGS, mediaType)
  const own = /\.([a-z0-9]{2,5})$/i.exec(fileName)?.[1]?.toLowerCase()
  return fitting?.find((ending) => ending === own) ?? fitting?.[0]
}

/** An id as it may stand in an address. */
export const DOCUMENT_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
export const ID_FAULT = 'has other signs than letters, digits, - _ and ., or begins with one of those'

/** Addresses of other sizes of a picture are made of these. */
export const isReservedId = (id: string): boolean => /\.(?:rendition|square)\./.test(`${id}.`)

export const documentPath = (id: string, ending: string): string => `/downloads/${id}.${ending}`
