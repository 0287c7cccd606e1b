import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { loadBuiltRenderer } from '#app/pages/renderer.ts'
import { readRenderInput } from './render-input.ts'

/** The same page drawn by React for each request: nothing is read, remembered, cached or compressed. Argument: file of the page's model. */
const input = readRenderInput(readFileSync(process.argv[2] ?? '', 'utf8'))
const { renderPage } = await (await loadBuiltRenderer()).load()
const drawAnew: NonNullable<Parameters<typeof renderPage>[1]> = (_block, page, _words, draw) => draw(page)
const app = Fastify()
app.get('/render', (_, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(renderPage(input, drawAnew)))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
