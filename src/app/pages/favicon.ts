import { readFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { App } from '#platform/feature.ts'

const FILE = new URL('../../ui/favicon.ico', import.meta.url)

/** Requested by browsers, mail programs and search engines by themselves: the brand's icon, or the one of every site. */
export const faviconRoutes = async (app: App, findIcon: (request: FastifyRequest) => Buffer | undefined): Promise<void> => {
  const icon = await readFile(FILE)
  app.get('/favicon.ico', { schema: { hide: true } }, async (request, reply) => {
    const own = findIcon(request)
    return reply
      .type(own ? 'image/png' : 'image/x-icon')
      .header('cache-control', own ? 'public, max-age=300' : 'public, max-age=86400')
      .send(own ?? icon)
  })
}
