import { callAs, reauthenticate } from '#app/testing/person-calls.ts'
import { stepOf } from '#foundation/second-factor/authenticator/one-time-code.rules.ts'
import { makeCode } from '#foundation/second-factor/authenticator/one-time-code.service.ts'
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '#foundation/second-factor/testing/software-authenticator.ts'
import type { SignedIn } from '#app/testing/sign-in-as.ts'
import type { TestApp } from '#app/testing/test-app.ts'

export const ceremonyOf = ({ services }: TestApp, host: string, challenge: string) => ({
  challenge,
  origin: `${services.config.publicScheme}://${host}`,
  rpId: host,
})

export const post = (site: TestApp, who: Pick<SignedIn, 'host'> & { readonly cookie?: string }, url: string, payload?: object) =>
  callAs(site, who, 'POST', url, { payload, headers: { origin: `${site.services.config.publicScheme}://${who.host}` } })

type WithOptions = { readonly options: { readonly challenge: string } }

/** Someone who proved who they are, and has added a passkey. */
export const givePasskey = async (
  site: TestApp,
  signedIn: SignedIn,
): Promise<{ readonly who: SignedIn; readonly key: SoftwareAuthenticator; readonly id: string }> => {
  const who = await reauthenticate(site, signedIn)
  const started = await post(site, who, '/api/me/passkeys/options')
  if (started.statusCode !== 200) throw new Error(started.body)
  const { options } = started.json<WithOptions>()
  const key = createSoftwareAuthenticator()
  const answer = key.create(ceremonyOf(site, who.host, options.challenge), who.personId)
  const added = await post(site, who, '/api/me/passkeys', { answer })
  if (added.statusCode !== 201) throw new Error(added.body)
  return { who, key, id: added.json<{ id: string }>().id }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export type TestAuthenticatorApp = {
  readonly who: SignedIn
  readonly codeAt: (steps?: number) => string
  readonly recoveryCodes: string[]
}

/** The app's code a number of steps from now. */
export const appOf =
  (site: TestApp, secret: string) =>
  (steps = 0) =>
    makeCode(fromBase32(secret), stepOf(site.services.clock.now()) + steps)

/** Someone who proved who they are, and has an authenticator app; the code of the step before was used for it. */
export const giveApp = async (site: TestApp, signedIn: SignedIn): Promise<TestAuthenticatorApp> => {
  const who = await reauthenticate(site, signedIn)
  const { secret } = (await post(site, who, '/api/me/authenticator')).json<{ secret: string }>()
  const codeAt = appOf(site, secret)
  const confirm = () => post(site, who, '/api/me/authenticator/confirmation', { code: codeAt(-1) })
  const first = await confirm()
  // A step may have ended between making the code and looking at it.
  const confirmed = first.statusCode === 200 ? first : await confirm()
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body)
  return { who, codeAt, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes }
}
