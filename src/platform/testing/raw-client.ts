import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { App } from '#platform/feature.ts'

/** A client that can be as slow and as wrong as it likes. */
export type RawClient = {
  readonly socket: Socket
  send(text: string): void
  received(): string
  /** Resolves with everything that came once this text is among it, or once the server closed. */
  waitFor(text: string): Promise<string>
  waitForEnd(): Promise<string>
}

export const listen = async (app: App): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

export const openRawClient = async (port: number): Promise<RawClient> => {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  const waitFor = async (expected: string): Promise<string> => {
    while (!text.includes(expected) && !socket.destroyed) await Promise.race([once(socket, 'data'), closed])
    return text
  }
  return {
    socket,
    send: (data) => void socket.write(data),
    received: () => text,
    waitFor,
    waitForEnd: async () => {
      await closed
      return text
    },
  }
}

export const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: sps.example\r\n\r\n`
