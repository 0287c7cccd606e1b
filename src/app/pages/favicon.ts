import { readFile } from 'node:fs/promises'
import type { App } from '#platform/feature.ts'

const FILE = new URL('../../ui/favicon.ico', import.meta.url)

/** Files that browsers, mail programs and search engines request by themselves; the icon is the same on every site. */
export const faviconRoutes = async (app: App): Promise<void> => {
  const icon = await readFile(FILE)
  app.get('/favicon.ico', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('image/x-icon').header('cache-control', 'public, max-age=86400').send(icon),
  )
}
