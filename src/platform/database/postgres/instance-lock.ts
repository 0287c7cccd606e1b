import { connect, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { StartError } from '#platform/start-error.ts'
import { hashPath } from './postgres-place.ts'

export type InstanceLock = { readonly release: () => Promise<void> }

const ANSWER_LIMIT_MS = 1000

/** An abstract socket belongs to one process and ends with it, kill -9 included: no stale lock can stay behind. */
export const claimInstance = async (folder: string): Promise<InstanceLock> => {
  const name = `\0portico-${hashPath(folder)}`
  for (let attempt = 1; ; attempt++) {
    const server = await listen(name)
    if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) }
    const holder = await askHolder(name)
    // Nobody answered because it has just ended: the name is free now.
    if (holder === undefined && attempt < 5) continue
    throw new StartError(
      `Portico is running already on ${folder}${holder ? ` (process ${holder})` : ''}: stop it first, or use another data folder.`,
    )
  }
}

const listen = (name: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)))
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(name, () => resolve(server.unref()))
  })

/** The holder's process id, '' if it is too busy to answer, nothing if it is gone. */
const askHolder = async (name: string): Promise<string | undefined> => {
  const socket = connect(name)
  const limit = setTimeout(() => socket.destroy(new Error('busy')), ANSWER_LIMIT_MS)
  try {
    return await text(socket)
  } catch (error) {
    return (error as Error).message === 'busy' ? '' : undefined
  } finally {
    clearTimeout(limit)
  }
}
