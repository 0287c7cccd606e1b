import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { badRequest, Problem } from '#platform/http/errors.ts'
import { countParts, hasTooManyParts, MOST_PARTS, readBoundary } from '#platform/http/multipart.rules.ts'

/** A file that came with a form; its name is what somebody claims. */
export type FormFile = { readonly name: string; readonly bytes: Uint8Array }
/** The last value of a name counts, as in plain forms. */
export type FormParts = Readonly<Record<string, string | FormFile>>

/** The parts of a form with files, from the bytes of the whole body. */
export const parseMultipart = async (request: FastifyRequest, body: Uint8Array<ArrayBuffer>): Promise<FormParts> => {
  const contentType = String(request.headers['content-type'])
  const boundary = readBoundary(contentType) ?? badRequest('This form cannot be read.')
  if (hasTooManyParts(body, boundary)) throw new Problem(413, 'too_large', `A form has at most ${MOST_PARTS} parts.`)
  // The boundary that was counted is the one that counts: a header may name two.
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const form = await new Response(body, { headers }).formData().catch(() => badRequest('This form cannot be read.'))
  const parts: [string, string | FormFile][] = []
  for (const [name, value] of form) {
    parts.push([name, typeof value === 'string' ? value : { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }])
  }
  return Object.fromEntries(parts)
}

const refuse = (): never => {
  throw new Problem(413, 'too_large', 'What was sent is too large.')
}

/** The body of a form as it comes: not a byte more than was allowed, and no further than its parts are too many [T-95]. */
export const collectForm = async (
  { headers }: FastifyRequest,
  payload: Readable,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(headers['content-length']) > mostBytes) refuse()
  const boundary = readBoundary(String(headers['content-type'])) ?? badRequest('This form cannot be read.')
  const chunks: Buffer[] = []
  let size = 0
  let parts = 0
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.length
    parts += countParts(chunk, boundary)
    if (size > mostBytes || parts > MOST_PARTS + 1) refuse()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

export const isFormFile = (part: unknown): part is FormFile =>
  typeof part === 'object' && part !== null && 'bytes' in part && part.bytes instanceof Uint8Array
