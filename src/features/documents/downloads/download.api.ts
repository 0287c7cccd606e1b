import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const assetPath = z.string().min(1).max(400).describe('The address of the document: `/content/dam/{tenant}/…`')
const link = z.object({ url: z.string().describe('Good for five minutes, for whoever asked and for these bytes') })
const localeTag = z
  .string()
  .regex(/^[a-z]{2}\/[a-z]{2}$/)
  .optional()
  .describe('Where the agreement was read, such as `us/en`; the page of the call unless said')

export const acceptDownload = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/downloads/v1/acceptances',
  tag: 'downloads',
  summary: 'Accepts the licence agreement of a document, in the version that was read',
  description:
    'The version comes with the text, in the header `x-content-version`. 409 `licence_changed` when another one is published by now.',
  body: z.strictObject({ assetPath, version: z.coerce.number().int().min(1).max(1_000_000_000), locale: localeTag }),
  reply: link,
  errors: [400, 403, 404, 409, 429],
})

export const unlockDownload = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/downloads/v1/submissions',
  tag: 'downloads',
  summary: 'A link to a document behind a form, for whoever has sent the form',
  body: z.strictObject({ assetPath }),
  reply: link,
  errors: [400, 403, 404, 429],
})

export const readDownload = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/downloads/v1/files/:token/:name',
  tag: 'downloads',
  summary: 'The bytes behind a link, whole or in part; for anybody else than the one who got it, 403 and the way to the gate',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/), name: z.string().max(300) }),
})
