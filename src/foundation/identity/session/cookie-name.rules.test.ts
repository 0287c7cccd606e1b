import { expect, test } from 'vitest'
import { hostCookieName, pathCookieName } from '#foundation/identity/session/cookie-name.rules.ts'

test.each([
  [hostCookieName('sps-browser', true), '__Host-sps-browser'],
  [hostCookieName('sps-browser', false), 'sps-browser'],
  [pathCookieName('sps-oidc-resume', true), '__Secure-sps-oidc-resume'],
  [pathCookieName('sps-oidc-resume', false), 'sps-oidc-resume'],
])('%s', (name, expected) => {
  expect(name).toBe(expected)
})
