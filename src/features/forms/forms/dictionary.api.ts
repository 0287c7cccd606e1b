import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

/** The labels of forms in other languages [7.7.4]. */
export const readFormsDictionary = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/content/dam/:tenant/en/documents/forms-translation/forms-translation-dictionary.json',
  tag: 'forms',
  summary: 'Translations of what forms ask for, by language and label',
  params: z.object({ tenant: z.string() }),
  reply: z.record(z.string(), z.record(z.string(), z.string())),
  errors: [404],
})
