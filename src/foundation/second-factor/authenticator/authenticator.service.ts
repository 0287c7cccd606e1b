import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { encode } from 'uqr'
import { z } from 'zod'
import {
  AUTHENTICATOR_SECRET,
  findAuthenticator,
  saveUnconfirmed,
  spendStep,
} from '#foundation/second-factor/authenticator/authenticator.store.ts'
import { describeEnrolment, toBase32 } from '#foundation/second-factor/authenticator/one-time-code.rules.ts'
import type { Person } from '#foundation/identity/public.server.ts'
import { findStep } from '#foundation/second-factor/authenticator/one-time-code.service.ts'
import { drawModules } from '#foundation/second-factor/authenticator/qr-path.rules.ts'
import type { FactorHolder } from '#foundation/second-factor/factor-holder.service.ts'
import type { Tx } from '#platform/database/database.ts'
import { conflict } from '#platform/http/errors.ts'
import { openSealer } from '#platform/secrets/tenant-secret.ts'

/** As long as the hash it feeds, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const placeOf = ({ scope }: FastifyRequest) => ({ tenant: scope.tenant, purpose: AUTHENTICATOR_SECRET.purpose })

/** Whose it is stands inside the seal: a row that is copied to another person opens nothing. */
const sealedSchema = z.strictObject({ personId: z.string(), secret: z.string() })

/** Versions before 0.2 sealed it with a key of the tenant, which is never replaced; the start put today's seal around. */
const openFormer = async (tx: Tx, { server, scope }: FastifyRequest, personId: string, sealed: string): Promise<unknown> =>
  (await openSealer(server.services.db, scope.tenant, 'authenticator', tx)).open(sealed, `authenticator ${personId}`)

const openSecret = async (tx: Tx, request: FastifyRequest, personId: string, sealed: string): Promise<string | undefined> => {
  const opened = request.server.services.secrets.open(sealed, placeOf(request))
  const former = typeof opened === 'string' ? await openFormer(tx, request, personId, opened) : undefined
  if (typeof former === 'string') return former
  const { data } = sealedSchema.safeParse(opened)
  return data?.personId === personId ? data.secret : undefined
}

export type NewAuthenticator = {
  readonly secret: string
  readonly address: string
  readonly qr: { readonly size: number; readonly path: string }
}

type Owner = Pick<Person, 'id' | 'email'>

/** A new secret of this person, sealed. */
export const sealNewSecret = (request: FastifyRequest, { id }: Owner): string =>
  request.server.services.secrets.seal(
    { personId: id, secret: randomBytes(SECRET_BYTES).toString('base64url') },
    placeOf(request),
  )

/** A sealed secret as text and picture for the person's app; undefined where it is another person's. */
export const showSecret = async (
  tx: Tx,
  request: FastifyRequest,
  person: Owner,
  sealed: string,
): Promise<NewAuthenticator | undefined> => {
  const opened = await openSecret(tx, request, person.id, sealed)
  if (opened === undefined) return undefined
  const secret = toBase32(Buffer.from(opened, 'base64url'))
  const issuer = request.server.services.tenants.byKey(request.scope.tenant)?.name ?? request.scope.tenant
  const address = describeEnrolment({ issuer, account: person.email, secret })
  const { size, data } = encode(address, { ecc: 'M', border: 4 })
  return { secret, address, qr: { size, path: drawModules(data) } }
}

/** Shown once: the app has to answer with a code before it counts. */
export const startAuthenticator = async (
  tx: Tx,
  request: FastifyRequest,
  { person }: FactorHolder,
): Promise<NewAuthenticator> => {
  if ((await findAuthenticator(tx, person.id, true))?.confirmedAt)
    conflict('You have an authenticator app already. Remove it first.')
  const sealed = sealNewSecret(request, person)
  await saveUnconfirmed(tx, person.id, sealed, request.server.services.clock.now())
  return (await showSecret(tx, request, person, sealed)) ?? conflict('This secret cannot be read.')
}

/** The step of a sealed secret that a code belongs to, if it counts now. */
export const findStepOfSecret = async (
  tx: Tx,
  request: FastifyRequest,
  personId: string,
  { sealed, code, lastStep }: { readonly sealed: string; readonly code: string; readonly lastStep: number },
): Promise<number | undefined> => {
  const secret = await openSecret(tx, request, personId, sealed)
  if (secret === undefined) return undefined
  return findStep(Buffer.from(secret, 'base64url'), code, request.server.services.clock.now(), lastStep)
}

/** The step that a code belongs to, if it counts now; the row stays locked until the transaction ends. */
export const findCodeStep = async (
  tx: Tx,
  request: FastifyRequest,
  personId: string,
  { code, isConfirmed }: { readonly code: string; readonly isConfirmed: boolean },
): Promise<number | undefined> => {
  const stored = await findAuthenticator(tx, personId, true)
  if (!stored || (stored.confirmedAt !== null) !== isConfirmed) return undefined
  return findStepOfSecret(tx, request, personId, { sealed: stored.sealedSecret, code, lastStep: stored.lastStep })
}

/** True once for each code [T-103]. */
export const spendCode = async (tx: Tx, request: FastifyRequest, personId: string, code: string): Promise<boolean> => {
  const step = await findCodeStep(tx, request, personId, { code, isConfirmed: true })
  if (step === undefined) return false
  await spendStep(tx, personId, step)
  return true
}
