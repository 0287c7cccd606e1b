import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { signInAttempts } from '#foundation/identity/sign-in/sign-in-attempts.service.ts'
import { readConfig } from '#platform/config.ts'

const freeTries = (env: NodeJS.ProcessEnv): number[] => {
  const request = { ip: '192.0.2.1', server: { services: { config: readConfig(env) } } } as unknown as FastifyRequest
  const { own, everywhere, network } = signInAttempts('anna@example.com', request)
  return [own, everywhere, network].map(({ policy }) => policy.free)
}

test('guesses without delay are settings', () => {
  expect(freeTries({})).toEqual([5, 10, 60])
  expect(freeTries({ SIGN_IN_TRIES: '3', SIGN_IN_ACCOUNT_TRIES: '20', SIGN_IN_NETWORK_TRIES: '500' })).toEqual([3, 20, 500])
})
