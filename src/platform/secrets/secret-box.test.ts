import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecretBox, isSealed } from '#platform/secrets/secret-box.ts'

const [older, newer] = [randomBytes(32), randomBytes(32)]
const PLACE = { tenant: 'sps', purpose: 'webhook' }

test('what was sealed opens for its own tenant and purpose alone', () => {
  const box = createSecretBox([older])
  const sealed = box.seal({ a: 'whsec_x' }, PLACE)
  expect([isSealed(sealed), isSealed('whsec_x')]).toEqual([true, false])
  expect(sealed).not.toContain('whsec')
  expect(box.open(sealed, PLACE)).toEqual({ a: 'whsec_x' })
  expect(() => box.open(sealed, { ...PLACE, tenant: 'process' })).toThrow('changed or moved')
  expect(() => box.open(sealed, { ...PLACE, purpose: 'oidc-client' })).toThrow('changed or moved')
})

test('the newest key seals and older ones still open; without theirs, nothing does', () => {
  const before = createSecretBox([older]).seal('x', PLACE)
  const box = createSecretBox([newer, older])
  expect(box.open(before, PLACE)).toBe('x')
  const after = box.seal('x', PLACE)
  expect(createSecretBox([newer]).open(after, PLACE)).toBe('x')
  expect(() => createSecretBox([newer]).open(before, PLACE)).toThrow('another key')
  expect(() => createSecretBox([older]).open(after, PLACE)).toThrow('another key')
})
