import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const READY = 'Z'.codePointAt(0)
const TERMINATE = 'X'.codePointAt(0)

/** Whether the messages end with one that says that the server is ready for the next. */
const endsReady = (data: Buffer): boolean => data.length >= 6 && data[data.length - 6] === READY

/** All clients share one session of the server, one after the other, as behind a pooler in transaction mode. */
export const startTransactionPooler = async (socketFolder: string) => {
  const server = connect(`${socketFolder}/.s.PGSQL.5432`)
  let greeting: Promise<Buffer> | undefined
  let current: Socket | undefined
  const collect = async (): Promise<Buffer> => {
    const parts: Buffer[] = []
    for (;;) {
      const [part] = (await once(server, 'data')) as [Buffer]
      parts.push(part)
      if (endsReady(part)) break
    }
    server.on('data', (data) => void current?.write(data))
    return Buffer.concat(parts)
  }
  const door = createServer((client) => {
    client.on('error', () => {})
    client.once('data', (startup) => {
      if (!greeting) {
        greeting = collect()
        server.write(startup)
      }
      void greeting.then((answer) => {
        client.on('data', (data) => {
          if (data[0] === TERMINATE) return
          current = client
          server.write(data)
        })
        client.write(answer)
      })
    })
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    port: (door.address() as AddressInfo).port,
    close: () => {
      door.close()
      server.destroy()
    },
  }
}
