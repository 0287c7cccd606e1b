import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Files, StoredFile } from '#platform/files/files.ts'
import { chooseRange, isKnownVersion, mayResume, type RequestedRange } from '#platform/http/byte-range.rules.ts'
import { withCharset } from '#platform/http/content-type.rules.ts'
import { notFound } from '#platform/http/errors.ts'
import { PRIVATE } from '#platform/http/access.ts'

export type FileAnswer = {
  readonly files: Files
  /** `content` where the bytes are in memory; otherwise they are read from the store. */
  readonly file: StoredFile & { readonly content?: Buffer }
  readonly request: Pick<FastifyRequest, 'headers' | 'method'>
  readonly reply: FastifyReply
  /** Who may keep it; nobody unless said. */
  readonly caching?: string
  /** The value of `content-disposition`; see `toDisposition`. */
  readonly disposition?: string
}

const first = (header: string | string[] | undefined): string | undefined => (typeof header === 'string' ? header : undefined)

const readBytes = async ({ files, file }: FileAnswer, range: RequestedRange | undefined): Promise<Buffer | Readable> => {
  if (file.content) return range ? file.content.subarray(range.start, range.end + 1) : file.content
  return ((await files.open(file.key, range)) ?? notFound('file')).stream
}

/** A stored file, whole or in part: a transfer that broke goes on where it stopped, unless the file has changed since. */
export const sendFile = async (answer: FileAnswer): Promise<FastifyReply> => {
  const { file, request, reply, caching = PRIVATE, disposition } = answer
  reply
    .header('cache-control', caching)
    .header('etag', file.etag)
    .header('accept-ranges', 'bytes')
    .header('content-type', withCharset(file.contentType))
  if (disposition !== undefined) reply.header('content-disposition', disposition)
  const { range: requested, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
  if (isKnownVersion(ifNoneMatch, file.etag)) return reply.code(304).send()
  const range = mayResume(first(ifRange), file.etag) ? chooseRange(requested, file.size) : 'whole'
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  const part = range === 'whole' ? undefined : range
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  reply.header('content-length', part ? part.end - part.start + 1 : file.size)
  // Nothing is read for a HEAD; an empty stream leaves the length as it is.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await readBytes(answer, part))
}
