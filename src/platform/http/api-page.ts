import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { App } from '#platform/feature.ts'

/** Swagger UI's own files, without its start page: that one may be changed by configuration of others. */
const FILES = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' } as const
const CACHED = 'public, max-age=300'

/** Loaded by the page; programs and people get `/api/openapi.json`. */
export const PAGE_DOCUMENT = '/api/docs/openapi.json'

/** A file of its own: the policy allows no inline script. */
const START = `SwaggerUIBundle(${JSON.stringify({
  url: PAGE_DOCUMENT,
  dom_id: '#api',
  deepLinking: true,
  validatorUrl: null,
  // Three hundred calls at once keep a browser busy for many seconds: capabilities first, and a field to find one.
  docExpansion: 'none',
  tagsSorter: 'alpha',
  defaultModelsExpandDepth: -1,
  filter: true,
})})\n`

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Portico API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="api"><noscript>The page needs script. The same is in the <a href="/api/openapi.json">OpenAPI document</a>.</noscript></main>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>
`

const compress = promisify(gzip)
const readCompressed = async (name: string): Promise<Buffer> =>
  compress(await readFile(fileURLToPath(import.meta.resolve(`@fastify/swagger-ui/static/${name}`))))

/** The files are read and compressed when someone opens the page first, not at the start. */
export const apiPageRoutes = (app: App): void => {
  const schema = { hide: true }
  app.get('/api/docs', { schema }, (_, reply) =>
    reply.header('cache-control', CACHED).type('text/html; charset=utf-8').send(PAGE),
  )
  app.get('/api/docs/start.js', { schema }, (_, reply) =>
    reply.header('cache-control', CACHED).type('text/javascript; charset=utf-8').send(START),
  )
  for (const [name, type] of Object.entries(FILES)) {
    let file: Promise<Buffer> | undefined
    app.get(`/api/docs/${name}`, { schema }, async (_, reply) =>
      reply
        .header('cache-control', CACHED)
        .header('content-encoding', 'gzip')
        .type(`${type}; charset=utf-8`)
        .send(await (file ??= readCompressed(name))),
    )
  }
}
