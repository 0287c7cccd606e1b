import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

export const readBrandFile = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/content/brand/:name',
  tag: 'site',
  summary: 'The style sheet, logos and icon of the site’s brand; their names change with their content',
  params: z.object({ name: z.string().regex(/^[0-9a-f]{16}\.(?:css|svg|png)$/) }),
})
