import { z } from 'zod'
import { FIRST_CALLS_PATH, MOST_FIRST_CALLS } from '#foundation/first-calls/first-call.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const address = z.string().startsWith('/').max(300)

export const readFirstCalls = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: FIRST_CALLS_PATH,
  tag: 'me',
  summary: 'The replies to several calls that a page makes when it opens',
  description:
    'One JSON value a line: first the addresses that are answered, then `{ address, status, body }` of each as it is ready. Each is answered as if it was called by itself, with the rights of the session; addresses that no page calls first are left out.',
  query: z.object({
    language: z.enum(LANGUAGES).default('en'),
    of: z.preprocess(
      (value): unknown => (Array.isArray(value) ? (value as unknown[]) : [value]),
      z.array(address).max(MOST_FIRST_CALLS),
    ),
  }),
  errors: [400, 401],
})
