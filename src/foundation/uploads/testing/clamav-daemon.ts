import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

const servers: Server[] = []

/** As much of ClamAV's daemon as a client meets: it reads the frames and lets the test answer. Says its address. */
export const startDaemon = async (onContent: (content: Buffer, socket: Socket) => void): Promise<string> => {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    const content: Buffer[] = []
    let isOpen = false
    socket.on('error', () => {})
    socket.on('data', (part) => {
      received = Buffer.concat([received, part])
      if (!isOpen && received.subarray(0, 10).toString() === 'zINSTREAM\0') {
        received = received.subarray(10)
        isOpen = true
      }
      while (isOpen && received.length >= 4) {
        const size = received.readUInt32BE()
        if (size === 0) return onContent(Buffer.concat(content), socket)
        if (received.length < 4 + size) return
        content.push(received.subarray(4, 4 + size))
        received = received.subarray(4 + size)
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
