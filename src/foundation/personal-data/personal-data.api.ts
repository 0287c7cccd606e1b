import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const PATH = '/api/me/personal-data'
const params = z.object({ id: z.uuid() })

export const requestOwnData = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Makes a file with everything that is stored about the person who asks',
  description: 'A zip with a readable page, the same as JSON and the files that the person sent. It stays for a day.',
  needsFreshProof: true,
  reply: z.object({ jobId: z.uuid() }),
  status: 202,
  errors: [401, 403, 429],
})

export const downloadOwnData = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:id/file`,
  tag: 'me',
  summary: 'The file that was made, by the id of its job',
  needsFreshProof: true,
  params,
  errors: [400, 401, 403, 404],
})
