import { z } from 'zod'
import { preparedFile } from '#features/orders/exports/exports.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'

const tag = 'exports'
const form = z.object({
  payload: z.string(),
  langMap: z.string().optional(),
  tenantPath: z.string().optional(),
  responseType: z.string().optional(),
  OrderExportFlag: z.string().optional(),
})

export const pollExport = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/:country/:language/:page.invoicedownloadstatus',
  tag,
  summary:
    'How far a person’s file is, as a string that holds JSON; with responseType=blob the file itself: a form with `payload`, `langMap`, `tenantPath`, `responseType` and, for orders, `OrderExportFlag`',
  whileReadOnly: 'reads',
  body: form,
  sendsForm: true,
  reply: z.unknown(),
})

export const startExport = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/:country/:language/:page.invoicedownloadstart',
  tag,
  summary: 'Has invoices or orders prepared as a file, with the fields of the poll; one at a time of each kind',
  body: form,
  sendsForm: true,
  reply: z.object({
    code: z.number(),
    response: z.object({ uuid: z.string(), status: z.string(), isDownloaded: z.number() }),
  }),
})

const PATH = '/api/exports/v1/files'
const params = z.object({ id: z.uuid() })

export const listPreparedFiles = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'The files that the person who asks had prepared, the latest first',
  reply: z.object({ files: z.array(preparedFile) }),
  errors: [401],
})

export const readPreparedFile = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag,
  summary: 'A prepared file, for who had it prepared, until it expires',
  params,
  errors: [400, 401, 404],
})

export const readFileManifest = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:id/manifest`,
  tag,
  summary: 'Checksum of a prepared file, what it holds and which time it covers, as `sha256sum -c` reads it',
  params,
  errors: [400, 401, 404],
})

export const removePreparedFile = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag,
  summary: 'Removes a prepared file before it expires',
  params,
  status: 204,
  errors: [400, 401, 404],
})
