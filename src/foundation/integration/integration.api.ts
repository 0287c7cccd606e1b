import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

export const bringLines = endpoint({
  method: 'POST',
  access: 'key',
  path: '/api/integration/v1/:kind',
  tag: 'integration',
  summary: 'Takes JSON lines (application/x-ndjson) of a company’s own systems: orders, shipments, invoices, prices, stock',
  description:
    'With `Authorization: Bearer {key}`, a key of this site with the scope `{kind}:write`. Answers one JSON line for each line, in order: `{"line": 1, "ok": true}` or `{"line": 2, "ok": false, "error": "…"}`. What is answered is kept; a line that comes again changes nothing.',
  params: z.object({ kind: z.string().max(40) }),
  errors: [401, 403, 404, 413, 415, 429],
})
