import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isKnownStill, nameDevice } from '#features/identity/device/known-device.rules.ts'
import { findDevice, saveDevice } from '#features/identity/device/known-device.store.ts'
import type { Tx } from '#platform/database/database.ts'
import { networkOf } from '#platform/limits/network.rules.ts'
import { readTenantSecret } from '#platform/secrets/tenant-secret.ts'

/** With a secret and the person in it: networks are few, and a plain hash of one is found by trying all. */
const hashDevice = async (tx: Tx, request: FastifyRequest, personId: string): Promise<Buffer> => {
  const make = () => randomBytes(32).toString('base64url')
  const secret = await readTenantSecret(request.server.services.db, request.scope.tenant, 'known-device', make, tx)
  return createHmac('sha256', secret)
    .update(`${personId}\n${nameDevice(networkOf(request.ip), request.headers['user-agent'])}`)
    .digest()
}

/** Whether this person signed in from this network with this kind of browser in the last 90 days [T-104]. */
export const isKnownDevice = async (tx: Tx, request: FastifyRequest, personId: string): Promise<boolean> =>
  isKnownStill(await findDevice(tx, personId, await hashDevice(tx, request, personId)), request.server.services.clock.now())

/** After a whole sign-in, or a password that was chosen by a link in a mail: nobody else could do either. */
export const rememberDevice = async (tx: Tx, request: FastifyRequest, personId: string): Promise<void> =>
  saveDevice(tx, personId, await hashDevice(tx, request, personId), request.server.services.clock.now())
