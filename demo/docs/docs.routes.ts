import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { SendBarePage } from '#demo/bare-page.ts'
import { demoDocs } from '#demo/blocks/demo-docs.schema.ts'
import { readDocs, type Docs } from '#demo/docs/docs.service.ts'
import { toDocAddress } from '#demo/docs/doc-link.rules.ts'
import type { App } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

const IMAGES = path.resolve(import.meta.dirname, '../../docs/images')

/** The documentation as pages, on any host. */
export const docsRoutes = (app: App, sendBarePage: SendBarePage): void => {
  let reading: Promise<Docs> | undefined

  app.get(
    '/docs/images/:name',
    { schema: { hide: true, params: z.object({ name: z.string().regex(/^[\w-]{1,60}\.(?:webp|svg)$/) }) } },
    async (request, reply) => {
      const { name } = request.params
      const picture = await readFile(path.join(IMAGES, name)).catch(() => notFound('picture'))
      return reply.type(name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp').header('cache-control', 'no-cache').send(picture)
    },
  )

  for (const url of ['/docs', '/docs/*'])
    app.get(url, { schema: { hide: true, params: z.object({ '*': z.string().max(200).default('') }) } }, async (request, reply) => {
      const docs = await (reading ??= readDocs())
      const doc = request.params['*']
      const { title, html } = docs.find(doc) ?? notFound('page')
      const groups = docs.groups.map(({ heading, entries }) => ({
        heading,
        links: entries.map((entry) => ({
          label: entry.title,
          href: toDocAddress(entry.doc),
          ...(entry.doc === doc && { isCurrent: true }),
        })),
      }))
      const block = { type: demoDocs.type, props: { groups, html } }
      return sendBarePage(request, reply, { path: toDocAddress(doc), title, description: 'Documentation of Portico', block })
    })
}
