import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isKnownStill, nameDevice } from '#foundation/identity/device/known-device.rules.ts'
import { findDevice, saveDevice } from '#foundation/identity/device/known-device.store.ts'
import type { Tx } from '#platform/database/database.ts'
import { readTenantSecret } from '#platform/secrets/tenant-secret.ts'

/** With a secret and the person in it: networks are few, and a plain hash of one is found by trying all. No cookie outlives the sign-out. */
const fingerprintOf = async (tx: Tx, request: FastifyRequest, personId: string): Promise<Buffer> => {
  const make = () => randomBytes(32).toString('base64url')
  const key = await readTenantSecret(request.server.services.db, request.scope.tenant, 'known-device', make, tx)
  return createHmac('sha256', key)
    .update(`${personId}\n${nameDevice(request.ip, request.headers['user-agent'])}`)
    .digest()
}

/** When this person last signed in from this network with this kind of browser. */
export const findLastSignIn = async (tx: Tx, request: FastifyRequest, personId: string): Promise<Date | undefined> =>
  findDevice(tx, personId, await fingerprintOf(tx, request, personId))

/** Whether that was in the last 90 days [T-104]. */
export const isKnownDevice = async (tx: Tx, request: FastifyRequest, personId: string): Promise<boolean> =>
  isKnownStill(await findLastSignIn(tx, request, personId), request.server.services.clock.now())

/** After a whole sign-in, or a password that was chosen by a link in a mail: nobody else could do either. Answers the device's id. */
export const rememberDevice = async (tx: Tx, request: FastifyRequest, personId: string): Promise<string> =>
  saveDevice(tx, personId, await fingerprintOf(tx, request, personId), request.server.services.clock.now())
