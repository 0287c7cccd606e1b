const TEXT = ['txt', 'csv', 'tsv', 'log', 'md'] as const

/** File extensions of a type; the first one is for all others. Office documents are archives inside. */
const EXTENSIONS = new Map<string, readonly [string, ...string[]]>([
  ['application/pdf', ['pdf']],
  ['application/zip', ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp']],
  ['application/gzip', ['gz', 'tgz']],
  ['application/x-ndjson', ['jsonl', 'ndjson', 'json', ...TEXT]],
  ['image/png', ['png']],
  ['image/jpeg', ['jpg', 'jpeg']],
  ['image/gif', ['gif']],
  ['image/webp', ['webp']],
  ['image/avif', ['avif']],
  ['video/mp4', ['mp4', 'm4v', 'mov']],
  ['video/webm', ['webm']],
  ['text/xml', ['xml', 'svg', 'xlf', 'xliff']],
  ['text/plain', TEXT],
  ['text/csv', ['csv', 'tsv', 'txt', 'log', 'md']],
])

const ENDING = /\.([A-Za-z][A-Za-z0-9]{0,9})$/

/** A script that is sent as text would run under the name it came with: a name ends as the content does [T-81]. */
export const nameByContent = (name: string, mediaType: string | null): string => {
  const allowed = EXTENSIONS.get(mediaType ?? '')
  const extension = ENDING.exec(name)?.[1]?.toLowerCase() ?? ''
  return allowed === undefined || allowed.includes(extension) ? name : `${name.replace(ENDING, '')}.${allowed[0]}`
}
