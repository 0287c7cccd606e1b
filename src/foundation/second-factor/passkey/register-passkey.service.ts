import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { describeDevice, markSecondFactor } from '#foundation/identity/public.server.ts'
import { addFactor } from '#foundation/second-factor/factor-holder.service.ts'
import { sendFactorMail } from '#foundation/second-factor/factor-mail.service.ts'
import { saveChallenge, spendChallenge } from '#foundation/second-factor/passkey/passkey-challenge.store.ts'
import { readChallenge, type Attestation } from '#foundation/second-factor/passkey/passkey-answer.rules.ts'
import {
  CHALLENGE_SECONDS,
  MAX_PASSKEYS,
  methodsOfPasskey,
  namePasskey,
} from '#foundation/second-factor/passkey/passkey.rules.ts'
import { insertPasskey, listPasskeys } from '#foundation/second-factor/passkey/passkey.store.ts'
import { passkeySiteOf } from '#foundation/second-factor/passkey/passkey-site.service.ts'
import { badRequest, conflict } from '#platform/http/errors.ts'

/** Loaded with the first passkey: a server that shows pages starts without it. */
const loadLibrary = () => import('@simplewebauthn/server')
/** EdDSA, ES256 and RS256: what authenticators of today sign with. */
const ALGORITHMS = [-8, -7, -257]

export const offerRegistration = async (request: FastifyRequest): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { generateRegistrationOptions } = await loadLibrary()
  const { clock } = request.server.services
  const { rpID, rpName } = passkeySiteOf(request)
  return addFactor(request, async (tx, { person, sessionId }) => {
    const known = await listPasskeys(tx, person.id)
    if (known.length >= MAX_PASSKEYS) conflict('You have as many passkeys as can be stored. Remove one first.')
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      userID: new TextEncoder().encode(person.id),
      userName: person.email,
      userDisplayName: `${person.givenName} ${person.familyName}`.trim(),
      attestationType: 'none',
      timeout: CHALLENGE_SECONDS * 1000,
      excludeCredentials: known
        .filter(({ rpId }) => rpId === rpID)
        .map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
    await saveChallenge(tx, options.challenge, { purpose: 'register', boundTo: sessionId }, clock.now())
    return options
  })
}

const refuse = (): never => badRequest('This passkey could not be confirmed. Please try again.')

const verify = async (request: FastifyRequest, answer: Attestation, challenge: string) => {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { rpID, origin } = passkeySiteOf(request)
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    request.log.info({ err: error }, 'passkey refused')
    return undefined
  })
  return verified?.registrationInfo ?? refuse()
}

/** The challenge is used up before anything is judged: an answer that was refused cannot be improved upon. */
export const acceptRegistration = async (
  request: FastifyRequest,
  answer: Attestation,
  chosenName: string | undefined,
): Promise<{ id: string; name: string }> => {
  const { services } = request.server
  const { tenant } = request.scope
  const now = services.clock.now()
  const challenge = readChallenge(Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8')) ?? refuse()
  const isOurs = await addFactor(request, (tx, { sessionId }) =>
    spendChallenge(tx, challenge, { purpose: 'register', boundTo: sessionId }, now),
  )
  if (!isOurs) refuse()
  const { credential, aaguid, credentialBackedUp, rpID = '' } = await verify(request, answer, challenge)
  const transports = credential.transports ?? []
  const name = chosenName ?? namePasskey({ aaguid, transports, device: describeDevice(request.headers['user-agent']) })
  return addFactor(request, async (tx, { person, sessionId }) => {
    const id = await insertPasskey(tx, {
      personId: person.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
      aaguid,
      rpId: rpID,
      isSynced: credentialBackedUp,
      name,
      createdAt: now,
      lastUsedAt: null,
    })
    if (id === undefined) return conflict('This passkey is known already.')
    await markSecondFactor(tx, sessionId, methodsOfPasskey(credentialBackedUp), now)
    await writeAudit(tx, { id: person.id }, now, 'passkey.added', { passkey: id, name })
    await sendFactorMail({ services, tenant, tx }, person, 'passkeyAdded', { name })
    return { id, name }
  })
}
