import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { openClamav, openScanner, readAnswer, ScannerUnavailable } from '#features/uploads/scanner.service.ts'

/** As much of ClamAV's daemon as a client meets: it reads the frames and finds one word. */
const servers: Server[] = []
const startDaemon = async (onContent: (content: Buffer, socket: Socket) => void): Promise<string> => {
  const server = createServer((socket) => {
    let held = Buffer.alloc(0)
    const content: Buffer[] = []
    let isOpen = false
    socket.on('error', () => {})
    socket.on('data', (part) => {
      held = Buffer.concat([held, part])
      if (!isOpen && held.includes(0)) {
        expect(held.subarray(0, 10).toString()).toBe('zINSTREAM\0')
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
afterEach(() => servers.splice(0).forEach((server) => server.close()))

const judge = (content: Buffer, socket: Socket): void =>
  void socket.end(content.includes('EVIL') ? 'stream: Test.Evil FOUND\0' : 'stream: OK\0')

test('every byte reaches the scanner, and its word is believed [T-81]', async () => {
  let seen = 0
  const address = await startDaemon((content, socket) => {
    seen = content.length
    judge(content, socket)
  })
  const large = Readable.from([Buffer.alloc(300_000, 'a'), Buffer.alloc(1_000_000, 'b')])
  expect(await openClamav(address).scan(large)).toEqual({ isClean: true })
  expect(seen).toBe(1_300_000)
  expect(await openClamav(address).scan(Readable.from([Buffer.from('an EVIL thing')]))).toEqual({
    isClean: false,
    found: 'Test.Evil',
  })
})

test('no answer, no scanner and a complaint are no clean file [T-81]', async () => {
  const silent = await startDaemon(() => {})
  await expect(openClamav(silent, 50).scan(Readable.from([Buffer.from('x')]))).rejects.toThrow(ScannerUnavailable)
  await expect(openClamav('clamd://127.0.0.1:1').scan(Readable.from([Buffer.from('x')]))).rejects.toThrow(ScannerUnavailable)
  const full = await startDaemon((_, socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0'))
  await expect(openClamav(full).scan(Readable.from([Buffer.from('x')]))).rejects.toThrow('size limit')
  expect(openScanner(undefined)).toBe(undefined)
})

test.each([
  ['stream: OK\0', { isClean: true }],
  ['stream: Eicar-Signature FOUND\0', { isClean: false, found: 'Eicar-Signature' }],
])('%j means %j', (answer, expected) => expect(readAnswer(answer)).toEqual(expected))
