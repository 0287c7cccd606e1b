import { expect, test } from 'vitest'
import { hashPassword, isHashedCheaply, verifyPassword } from '#foundation/identity/person/password.service.ts'

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

test('a hash of less work than today’s is known as such', async () => {
  const cheap = await hashPassword('Portico-demo-1', { memory: 8192, passes: 2, parallelism: 1 })
  expect(await verifyPassword('Portico-demo-1', cheap)).toBe(true)
  const dear = await hashPassword('Portico-demo-1', { memory: 19_456, passes: 3, parallelism: 1 })
  expect([cheap, await hashPassword('a'), dear, null, ''].map(isHashedCheaply)).toEqual([true, false, false, false, false])
})
