import { saveReauthentication } from '#foundation/identity/proof/fresh-proof.store.ts'
import { proofCookieName } from '#foundation/identity/proof/fresh-proof.service.ts'
import { hashToken, makeToken } from '#foundation/identity/session/session-token.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** The cookies of a browser whose person gave the password, for the `cookie` header. */
export const giveProof = async (tx: Tx, services: Services, tenant: TenantKey, sessionId: string): Promise<string> => {
  const token = makeToken()
  await saveReauthentication(tx, sessionId, services.clock.now(), hashToken(token))
  return `${proofCookieName(services, tenant)}=${token}`
}
