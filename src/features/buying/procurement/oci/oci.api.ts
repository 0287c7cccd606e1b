import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

/** A browser brings it, from a page of the buyer's system. */
export const openOci = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/punchout/oci',
  tag: 'punch-out',
  summary: 'Opens the shop by OCI 4.0 or 5.0, or answers DETAIL, VALIDATE and BACKGROUND_SEARCH',
  description:
    'A form with `USERNAME`, `PASSWORD`, `HOOK_URL` and, for more than shopping, `FUNCTION`. Answers a page, whatever happens.',
  body: z.record(z.string(), z.unknown()).optional(),
  sendsForm: true,
})
