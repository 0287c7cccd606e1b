import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** A way between the product and a neighbour, on the loopback address. */
export type Link = {
  readonly port: number
  /** Every connection breaks, and nobody is let in, until it is mended. */
  readonly cut: () => void
  /** Nothing arrives on either side, and nothing breaks. */
  readonly hang: () => void
  /** Whatever is sent takes so much longer. */
  readonly delay: (ms: number) => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** Passes bytes on to the target as they are. */
export const openLink = async (target: NetConnectOpts): Promise<Link> => {
  const sockets = new Set<Socket>()
  let [isCut, delayMs] = [false, 0]
  let hanging = Promise.withResolvers<void>()
  hanging.resolve()

  const slowDown = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      if (delayMs > 0) await wait(delayMs)
      await hanging.promise
      yield chunk
    }
  }
  const add = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const server = createServer((socket) => {
    add(socket)
    if (isCut) return void socket.resetAndDestroy()
    const upstream = connect(target)
    add(upstream)
    const end = (): void => {
      socket.destroy()
      upstream.destroy()
    }
    pipeline(socket, slowDown, upstream, end)
    pipeline(upstream, slowDown, socket, end)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      breakAll()
    },
    hang: () => {
      hanging = Promise.withResolvers<void>()
    },
    delay: (ms) => {
      delayMs = ms
    },
    mend: () => {
      ;[isCut, delayMs] = [false, 0]
      hanging.resolve()
    },
    close: async () => {
      hanging.resolve()
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
