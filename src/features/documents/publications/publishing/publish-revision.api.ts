import { z } from 'zod'
import { REVISION, SLUG } from '#features/documents/publications/publication.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

/** One line for people to read; the database takes no control characters, and half a character is none. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}*$/u, 'holds characters that cannot be kept')
    .refine((text) => text.isWellFormed(), 'holds half a character')
const serial = z.int().min(0).max(999_999_999_999).nullable()

export const publishNewRevision = endpoint({
  method: 'POST',
  access: 'staff',
  path: '/api/publications/v1/publications/:slug/revisions',
  tag: 'publications',
  summary: 'Publishes an uploaded PDF (kind `publication`) as the next revision; subscribers get a mail. Staff only',
  params: z.object({ slug: z.string().max(120).regex(SLUG) }),
  body: z.strictObject({
    uploadId: z.uuid(),
    revision: z.string().regex(REVISION, 'must be letters and digits, 12 at most'),
    issuedOn: z.iso.date(),
    pages: z.int().min(1).max(99_999),
    outline: z
      .array(z.strictObject({ title: line(200), page: z.int().min(1).max(99_999) }))
      .max(500)
      .default([]),
    changes: z
      .array(z.strictObject({ section: line(120), text: line(500), page: z.int().min(1).max(99_999).nullable().default(null) }))
      .max(50)
      .default([]),
    effectivity: z
      .array(
        z
          .strictObject({ part: line(60), from: serial.default(null), to: serial.default(null) })
          .refine(({ from, to }) => from === null || to === null || from <= to, 'ends before it begins'),
      )
      .max(50)
      .default([]),
  }),
  reply: z.object({ jobId: z.uuid() }),
  status: 202,
  errors: [400, 401, 404, 409, 422],
})
