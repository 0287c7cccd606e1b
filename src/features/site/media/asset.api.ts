import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const readAsset = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/content/dam/:tenant/*',
  tag: 'media',
  summary:
    'A picture, a video or its captions; pictures also in other sizes, as `{path}.rendition.{width}.{format}` or `{path}.square.{width}.{format}`',
  params: z.object({ tenant: z.string(), '*': z.string() }),
})
