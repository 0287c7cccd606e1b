import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { UnreadableDocument, type DocumentProblem } from '#features/buying/quick-order/document/document-problem.rules.ts'
import { MOST_LINES } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import type { Scanner } from '#foundation/uploads/public.server.ts'
import type { App } from '#platform/feature.ts'
import { Problem, unavailable } from '#platform/http/errors.ts'
import { isFormFile, parseMultipart } from '#platform/http/multipart-body.ts'

export const MOST_BYTES = 10 * 1024 * 1024
/** Of the form around the file. */
const FRAME_BYTES = 16 * 1024
const RETRY_AFTER_S = 10

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array }

/** Reads forms with one file, for the routes of this scope alone. */
export const takeForms = (scope: App): void => {
  const options = { parseAs: 'buffer', bodyLimit: MOST_BYTES + FRAME_BYTES } as const
  scope.addContentTypeParser('multipart/form-data', options, async (request: FastifyRequest, body: Buffer) => {
    const { file } = await parseMultipart(request, new Uint8Array(body))
    return isFormFile(file) ? { file } : {}
  })
}

export const fileOf = (request: FastifyRequest): UploadedFile | undefined => {
  const { file } = (request.body ?? {}) as { readonly file?: UploadedFile }
  if (!(file?.bytes instanceof Uint8Array)) return undefined
  if (file.bytes.length > MOST_BYTES) throw new Problem(413, 'too_large', 'A file of more than 10 MB cannot be read.')
  return {
    ...file,
    name: file.name
      .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, ' ')
      .trim()
      .slice(0, 200),
  }
}

const SAID: Readonly<Record<DocumentProblem, readonly [status: number, sentence: string]>> = {
  no_text: [
    422,
    'This document holds only pictures and no text, so we cannot read it. Please send it as text, or type its lines.',
  ],
  password: [422, 'This document is protected by a password. Please save it without one and try again.'],
  damaged: [422, 'This document is damaged and cannot be read.'],
  too_slow: [422, 'Reading this document takes too long. It may be damaged.'],
  too_complex: [422, 'This document unpacks to more than we can read. It may be damaged.'],
  too_many_lines: [413, `An order of more than ${MOST_LINES} lines cannot be read at once.`],
  too_large: [413, 'This document is too large to be read: it holds too many pages, cells or lines.'],
  wrong_type: [415, 'We can read PDF, xlsx and CSV files.'],
}

/** The same for people, with the name of the problem for programs. */
export const reportProblem = (error: unknown): never => {
  if (!(error instanceof UnreadableDocument)) throw error
  const [status, sentence] = SAID[error.problem]
  throw new Problem(status, error.problem, sentence, { extra: { message: sentence } })
}

/** Nothing that a scanner has not found clean is stored [T-81]. */
export const refuseInfected = async (scanner: Scanner | undefined, bytes: Uint8Array): Promise<void> => {
  const verdict = await scanner?.scan(Readable.from([Buffer.from(bytes)])).catch(() => unavailable(RETRY_AFTER_S))
  if (verdict?.isClean === false)
    throw new Problem(422, 'infected', 'This file holds something harmful.', {
      extra: { message: 'This file holds something harmful.' },
    })
}
