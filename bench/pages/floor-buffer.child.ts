import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** The ceiling of Node: the same bytes from memory, and nothing else. Arguments: files of the plain and the gzipped page. */
const [plainFile = '', gzipFile = ''] = process.argv.slice(2)
const [plain, gzip] = [readFileSync(plainFile), readFileSync(gzipFile)]
const app = Fastify()
app.get('/plain', (_, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(plain))
app.get('/gzip', (_, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'gzip').send(gzip),
)
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
