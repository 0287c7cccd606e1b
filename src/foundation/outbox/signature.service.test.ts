import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { makeSecret, signMessage } from '#foundation/outbox/signature.service.ts'

const message = { id: 'a1', seconds: Math.floor(Date.now() / 1000), body: '{"type":"order.confirmed","amount":"597.52 €"}' }

test('the reference library takes our signature, while a secret is changed with either secret [T-85]', () => {
  const [old, fresh, other] = [makeSecret(), makeSecret(), makeSecret()]
  const headers = signMessage([old, fresh], message)
  for (const secret of [old, fresh])
    expect(new Webhook(secret).verify(message.body, headers)).toMatchObject({ type: 'order.confirmed' })
  expect(() => new Webhook(other).verify(message.body, headers)).toThrow()
  expect(() => new Webhook(old).verify(`${message.body} `, headers)).toThrow()
})

test('what is played again later is refused [T-85]', () => {
  const secret = makeSecret()
  const headers = signMessage([secret], { ...message, seconds: message.seconds - 3600 })
  expect(() => new Webhook(secret).verify(message.body, headers)).toThrow()
})

test('a secret from before signs as well, although it was written in the letters of addresses', () => {
  const secret = `whsec_${Buffer.from('~~~???>>>~~~???>>>~~~???').toString('base64url')}`
  const plain = secret.slice(6).replaceAll('-', '+').replaceAll('_', '/')
  expect(new Webhook(plain).verify(message.body, signMessage([secret], message))).toBeTruthy()
})
