import middie from '@fastify/middie'
import { createServer } from 'vite'
import type { PageAssets } from '#app/pages/page-assets.ts'
import type { Renderer, RenderModule } from '#app/pages/renderer.ts'

/** Styles come with the script, injected by Vite. */
const ASSETS: PageAssets = {
  firstPaint: [],
  styles: [],
  preloads: [],
  scripts: ['/etc.clientlibs/@vite/client', '/etc.clientlibs/src/browser/dev.ts'],
  fonts: [],
}

/** Serves the sources and reloads the browser on change; never part of a production start. */
export const startDevRenderer = async (): Promise<Renderer & { stop: () => Promise<void> }> => {
  const vite = await createServer({
    // The default loader writes a temporary file, which a watching Node would take for a change of the server.
    configLoader: 'native',
    server: { middlewareMode: true },
    appType: 'custom',
  })
  vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }))
  return {
    load: () => vite.ssrLoadModule('/src/app/pages/render-page.tsx') as Promise<RenderModule>,
    findAssets: () => ASSETS,
    mount: async (app) => {
      await app.register(middie)
      // Vite injects styles and opens a socket, which the policy of real pages refuses.
      app.addHook('onSend', async (_request, reply) => {
        reply.header('content-security-policy', "default-src 'self' data: ws: 'unsafe-inline'")
      })
      app.use(vite.middlewares)
    },
    stop: () => vite.close(),
  }
}
