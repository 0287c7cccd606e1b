import { list, messages, params } from '#features/buying/procurement/connection/connection.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'

export const PROCUREMENT_READ = 'procurement:read'

const path = '/api/integration/v1/company/procurement'
const description = `With \`Authorization: Bearer {key}\`, a key of one customer company with the scope \`${PROCUREMENT_READ}\`.`

export const listProcurementByKey = endpoint({
  access: 'key',
  tag: 'integration',
  method: 'GET',
  path,
  summary: 'Procurement systems that buy for the company of the key, without their secrets',
  description,
  reply: list,
  errors: [401, 403, 404, 429],
})

export const listMessagesByKey = endpoint({
  access: 'key',
  tag: 'integration',
  method: 'GET',
  path: `${path}/:id/messages`,
  summary: 'The last 200 messages of a procurement system of the company of the key',
  description,
  params,
  reply: messages,
  errors: [401, 403, 404, 429],
})
