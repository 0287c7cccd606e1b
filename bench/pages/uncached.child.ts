import { app, port } from './uncached-app.ts'

await app.listen({ port, host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
