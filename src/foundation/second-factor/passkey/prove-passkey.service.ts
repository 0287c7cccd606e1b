import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { saveChallenge, spendChallenge, type ChallengeUse } from '#foundation/second-factor/passkey/passkey-challenge.store.ts'
import { readChallenge, type Assertion } from '#foundation/second-factor/passkey/passkey-answer.rules.ts'
import { CHALLENGE_SECONDS } from '#foundation/second-factor/passkey/passkey.rules.ts'
import { findPasskey, listPasskeys, recordUse, type StoredPasskey } from '#foundation/second-factor/passkey/passkey.store.ts'
import { passkeySiteOf } from '#foundation/second-factor/passkey/passkey-site.service.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

/** For a person we know, their own passkeys; at the sign-in, whichever the browser has for this host. */
export const offerProof = async (
  tx: Tx,
  request: FastifyRequest,
  use: ChallengeUse,
  personId?: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const { rpID } = passkeySiteOf(request)
  const known = personId === undefined ? [] : await listPasskeys(tx, personId)
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: CHALLENGE_SECONDS * 1000,
    allowCredentials: known
      .filter(({ rpId }) => rpId === rpID)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
  })
  await saveChallenge(tx, options.challenge, use, request.server.services.clock.now())
  return options
}

const verify = async (request: FastifyRequest, answer: Assertion, challenge: string, passkey: StoredPasskey) => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { rpID, origin } = passkeySiteOf(request)
  const verified = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    // The counter is judged with the row locked, below: two uses at once must not both pass.
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    request.log.info({ err: error }, 'passkey refused')
    return undefined
  })
  return verified?.verified ? verified.authenticationInfo : undefined
}

/** Whom the authenticator says it belongs to; a synchronised one may be requested by name and leave it out. */
const isOfPerson = ({ response: { userHandle } }: Assertion, personId: string): boolean =>
  !userHandle || Buffer.from(userHandle, 'base64url').toString('utf8') === personId

/**
 * The passkey that answered, if its answer holds: our challenge, given to this very session or sign-in and not used before,
 * this host, the person verified by the device, and a counter that goes on. Holds no transaction while it verifies.
 */
export const checkAssertion = async (
  request: FastifyRequest,
  answer: Assertion,
  use: ChallengeUse,
): Promise<StoredPasskey | undefined> => {
  const { clock, db } = request.server.services
  const { tenant } = request.scope
  const challenge = readChallenge(Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8'))
  if (challenge === undefined) return undefined
  const passkey = await withTenant(db, tenant, async (tx) =>
    (await spendChallenge(tx, challenge, use, clock.now())) ? findPasskey(tx, answer.id) : undefined,
  )
  if (!passkey || !isOfPerson(answer, passkey.personId)) return undefined
  const info = await verify(request, answer, challenge, passkey)
  if (!info) return undefined
  return withTenant(db, tenant, async (tx) => {
    if (await recordUse(tx, passkey.id, info.newCounter, clock.now())) return passkey
    request.log.warn({ passkey: passkey.id }, 'passkey refused: its counter did not go on, it may have been copied')
    await writeAudit(tx, { id: passkey.personId }, clock.now(), 'passkey.copy-suspected', {
      passkey: passkey.id,
      name: passkey.name,
    })
    return undefined
  })
}
