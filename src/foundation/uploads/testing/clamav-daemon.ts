import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

const servers: Server[] = []

/** As much of ClamAV's daemon as a client meets: it reads the frames and lets the test answer. Says its address. */
export const startDaemon = async (onContent: (content: Buffer, socket: Socket) => void): Promise<string> => {
  const server = createServer((socket) => {
    let held = Buffer.alloc(0)
    const content: Buffer[] = []
    let isOpen = false
    socket.on('error', () => {})
    socket.on('data', (part) => {
      held = Buffer.concat([held, part])
      if (!isOpen && held.subarray(0, 10).toString() === 'zINSTREAM\0') {
        held = held.subarray(10)
        isOpen = true
      }
      while (isOpen && held.length >= 4) {
        const size = held.readUInt32BE()
        if (size === 0) return onContent(Buffer.concat(content), socket)
        if (held.length < 4 + size) return
        content.push(held.subarray(4, 4 + size))
        held = held.subarray(4 + size)
      }
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const stopDaemons = (): void => servers.splice(0).forEach((server) => server.close())

/** Finds one word. */
export const findEvil = (content: Buffer, socket: Socket): void =>
  void socket.end(content.includes('EVIL') ? 'stream: Test.Evil FOUND\0' : 'stream: OK\0')
