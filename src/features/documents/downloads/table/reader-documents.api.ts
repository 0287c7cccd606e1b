import { z } from 'zod'
import { DOCUMENT_KINDS } from '#features/documents/downloads/document.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const row = z.object({
  address: z.string(),
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  size: z.number(),
  updatedAt: z.string(),
  sha256: z.string(),
  gate: z.enum(['free', 'eula', 'form']),
  gatePath: z.string().optional(),
  eulaVersion: z.number().optional(),
  videoUrl: z.string().optional(),
  isRestricted: z.boolean().optional(),
  languages: z.array(z.string()).readonly().optional(),
})

export const listReaderDocuments = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/api/downloads/v1/documents',
  tag: 'downloads',
  summary: 'Documents of a folder or about a part that visitors do not see: those for signed-in people and for the tools one has',
  query: z.object({
    folder: z.string().regex(/^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*){1,8}$/).max(300).optional(), // prettier-ignore
    sku: z.string().min(1).max(60).optional(),
    locale: z.string().regex(/^[a-z]{2}\/[a-z]{2}$/).optional().describe('Whose words and agreements, such as `de/de`; us/en unless said'), // prettier-ignore
  }),
  reply: z.object({ documents: z.array(row) }),
  errors: [400, 401],
})
