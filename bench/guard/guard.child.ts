import pg from 'pg'

/** As `uncached.child.ts`, and says what it sent to the database so far: `/guard-statements`. */
let sent = 0
const { prototype } = pg.Client as unknown as { prototype: { query: (...given: readonly unknown[]) => unknown } }
const { query } = prototype
prototype.query = function (...given) {
  sent += 1
  return query.call(this, ...given)
}
const { app, port } = await import('../pages/uncached-app.ts')
app.get('/guard-statements', () => String(sent))
await app.listen({ port, host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
