import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLink, type Link } from './link.ts'

const echo = createServer((socket) => void socket.on('error', () => {}).pipe(socket))
let link: Link

beforeAll(async () => {
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  link = await openLink({ port: (echo.address() as AddressInfo).port, host: '127.0.0.1' })
})
afterAll(async () => {
  await link.close()
  echo.close()
})

const open = async (): Promise<Socket> => {
  const socket = connect(link.port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const ask = async (socket: Socket, text: string): Promise<string> => {
  socket.write(text)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return String(answer)
}
/** `once` would fail with the error that comes first. */
const awaitClose = (socket: Socket): Promise<void> => new Promise((resolve) => void socket.on('close', () => resolve()))

test('a link passes on what is sent, at once or later', async () => {
  const socket = await open()
  expect(await ask(socket, 'one')).toBe('one')
  link.delay(5)
  expect(await ask(socket, 'two')).toBe('two')
  link.mend()
  socket.destroy()
})

test('a link that hangs breaks nothing, and goes on where it stood', async () => {
  const socket = await open()
  expect(await ask(socket, 'one')).toBe('one')
  link.hang()
  const answer = ask(socket, 'two')
  const other = await open()
  link.mend()
  expect(await answer).toBe('two')
  expect(await ask(other, 'three')).toBe('three')
  socket.destroy()
  other.destroy()
})

test('a link that is cut breaks what is there and whoever comes, until it is mended', async () => {
  const socket = await open()
  const closed = awaitClose(socket)
  link.cut()
  await closed
  const refused = connect(link.port, '127.0.0.1').on('error', () => {})
  await awaitClose(refused)
  link.mend()
  const again = await open()
  expect(await ask(again, 'back')).toBe('back')
  again.destroy()
})
