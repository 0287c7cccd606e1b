import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '#foundation/identity/person/password.service.ts'

test('a password opens its own hash and no other does', async () => {
  const stored = await hashPassword('Portico-demo-1')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('Portico-demo-1', stored)).toBe(true)
  expect(await verifyPassword('Portico-demo-2', stored)).toBe(false)
})

test('the same letters match however a keyboard composes them', async () => {
  expect(await verifyPassword('Gesch\u00e4ft-1', await hashPassword('Gescha\u0308ft-1'))).toBe(true)
})

test('two people with one password have different hashes', async () => {
  expect(await hashPassword('a')).not.toBe(await hashPassword('a'))
})

test.each([[null], [undefined], [''], ['not a hash']])('nobody has the password of %j', async (stored) => {
  expect(await verifyPassword('a', stored)).toBe(false)
})
