import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { findEvil, startDaemon, stopDaemons } from '#foundation/uploads/testing/clamav-daemon.ts'
import { openClamav, openScanner, readAnswer, ScannerUnavailable } from '#foundation/uploads/scanner.service.ts'

afterEach(stopDaemons)

test('every byte reaches the scanner, and its word is believed [T-81]', async () => {
  let seen = 0
  const address = await startDaemon((content, socket) => {
    seen = content.length
    findEvil(content, socket)
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
