import { createServer } from 'node:net'
import { inspect } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresDoor: number
  }
}

/** Starts PostgreSQL for the first test file that asks at this door, so that tests of pure rules never wait for it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  let server: Promise<TestServer> | undefined
  const door = createServer((socket) => {
    socket.on('error', () => {})
    server ??= startTestServer()
    server.then(
      ({ admin, pooler }) => socket.end(JSON.stringify({ admin, pooler })),
      (error: Error) => socket.end(JSON.stringify({ error: error.stack, cause: inspect(error.cause) })),
    )
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  project.provide('postgresDoor', typeof address === 'object' && address ? address.port : 0)
  return async () => {
    door.close()
    await server?.then(
      ({ stop }) => stop(),
      () => undefined,
    )
  }
}
