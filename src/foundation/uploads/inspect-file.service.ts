import type { Readable } from 'node:stream'
import { detectMediaType, HEAD_BYTES, UNKNOWN_TYPE } from '#foundation/uploads/media-type.rules.ts'
import { openScanner } from '#foundation/uploads/scanner.service.ts'
import type { Services } from '#platform/services.ts'

/** A file that came by another way than an upload. */
export type GivenFile = { readonly name: string; readonly size: number; readonly open: () => Readable }

export type FileRules = { readonly types: readonly string[]; readonly maxBytes: number }

/** The type of a file by its content, or the reason why it is refused, which follows the name of its field. */
export type Inspection = { readonly mediaType: string } | { readonly reason: string }

const readHead = async (content: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= HEAD_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES)
}

const MEGABYTE = 1_000_000

/** The same that is asked of an upload: its size, its type by its first bytes, and the scanner's verdict [T-81]. */
export const inspectFile = async (
  { config }: Pick<Services, 'config'>,
  { name, size, open }: GivenFile,
  { types, maxBytes }: FileRules,
): Promise<Inspection> => {
  if (size === 0) return { reason: `‘${name}’ is empty` }
  if (size > maxBytes) return { reason: `‘${name}’ is larger than ${Math.floor(maxBytes / MEGABYTE)} MB` }
  const mediaType = detectMediaType(await readHead(open())) ?? UNKNOWN_TYPE
  if (!types.includes(mediaType)) return { reason: `‘${name}’ holds ${mediaType}, which cannot be taken here` }
  const verdict = await openScanner(config.scannerUrl)
    ?.scan(open())
    .catch(() => 'silent' as const)
  if (verdict === 'silent') return { reason: `‘${name}’ could not be looked at by the virus scanner; please try again` }
  return verdict?.isClean === false ? { reason: `‘${name}’ holds something harmful: ${verdict.found}` } : { mediaType }
}
