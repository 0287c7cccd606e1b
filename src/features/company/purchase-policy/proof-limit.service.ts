import type { FastifyRequest } from 'fastify'
import { isAboveProofLimit } from '#features/company/purchase-policy/proof-limit.rules.ts'
import { listRates } from '#features/company/purchase-policy/policy.store.ts'
import { requireReauthentication } from '#foundation/identity/public.server.ts'
import { fromMoneyJson, type Money } from '#kernel/money.ts'

/** A stolen session approves no large order: above the site's limit the approver proves who they are [T-103]. */
export const requireProofFor = async (request: FastifyRequest, net: Money): Promise<void> => {
  const { tx, scope, server } = request
  const given = server.services.tenants.byKey(scope.tenant)?.identity.approvalProofOver
  if (!given) return
  const limit = fromMoneyJson(given)
  const rates = await listRates(tx, [net.currency, limit.currency])
  const day = server.services.clock.now().toISOString().slice(0, 10)
  if (isAboveProofLimit(net, limit, rates, day)) await requireReauthentication(request)
}
