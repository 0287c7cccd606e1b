import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSealer } from '#platform/secrets/seal.ts'

const sealer = createSealer(randomBytes(32))

test('what was sealed opens for the same binding', () => {
  expect(sealer.open(sealer.seal({ a: 'ä' }, 'browser-1'), 'browser-1')).toEqual({ a: 'ä' })
})

test('another binding or another key opens nothing', () => {
  const sealed = sealer.seal('x', 'browser-1')
  expect(sealer.open(sealed, 'browser-2')).toBeUndefined()
  expect(createSealer(randomBytes(32)).open(sealed, 'browser-1')).toBeUndefined()
})

test('one flipped bit anywhere opens nothing', () => {
  const sealed = Buffer.from(sealer.seal({ n: 1 }, 'b'), 'base64url')
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(sealer.open(changed.toString('base64url'), 'b')).toBeUndefined()
  }
})

test('another spelling of the same bytes opens nothing', () => {
  for (const value of ['a', 'ab', 'abc', 'abcd']) {
    const sealed = sealer.seal(value, 'b')
    expect(sealer.open(`${sealed}A`, 'b')).toBeUndefined()
    expect(sealer.open(`${sealed}=`, 'b')).toBeUndefined()
  }
})

test.each(['', '!', 'AAAA', 'A'.repeat(20_000)])('%.10s is nothing sealed', (text) => {
  expect(sealer.open(text, 'b')).toBeUndefined()
})
