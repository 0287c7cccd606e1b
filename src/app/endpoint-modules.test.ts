import { expect, test } from 'vitest'
import { z } from 'zod'
import { writeEndpointModule } from './endpoint-modules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const saveOrder = endpoint({
  method: 'PUT',
  access: 'everyone',
  path: '/api/orders/:id',
  tag: 'orders',
  summary: 'Saves an order',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string().max(80) }),
  reply: z.object({ version: z.number() }),
})

test('browsers get the method, the path and the shape of the reply, and no schema', async () => {
  const code = writeEndpointModule({ saveOrder, schema: z.string(), LIMIT: 3 })
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
  expect({ ...module }).toEqual({
    saveOrder: { method: 'PUT', path: '/api/orders/:id', shape: { fields: { version: 'number' } } },
  })
})
