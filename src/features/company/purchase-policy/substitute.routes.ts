import type { FastifyRequest } from 'fastify'
import { listMembers, requireMember, type CompanyMember } from '#features/company/people/public.server.ts'
import * as api from '#features/company/purchase-policy/policy.api.ts'
import { refusePeriod } from '#features/company/purchase-policy/period.service.ts'
import { endSubstitute, findSubstitute, saveSubstitute } from '#features/company/purchase-policy/substitute.store.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound } from '#platform/http/errors.ts'

/** Who decides for somebody while they are away. */
export const substituteRoutes = (app: App): void => {
  const { clock } = app.services

  const record = (request: FastifyRequest, action: string, object: string, details: Record<string, string> = {}) =>
    writeAudit(request.tx, userOf(request), clock.now(), action, { object, ...details, address: request.ip })

  const listCandidates = async (request: FastifyRequest, { id, companyId }: CompanyMember): Promise<CompanyMember[]> =>
    (await listMembers(request.tx, companyId)).filter(
      (one) => one.id !== id && one.isActive && (one.role === 'approver' || one.role === 'company-admin'),
    )

  addEndpoint(app, api.readSubstitute, async (request) => {
    const member = await requireMember(request)
    const candidates = await listCandidates(request, member)
    const found = await findSubstitute(request.tx, member.id)
    const people = candidates.map(({ id, name }) => ({ id, name }))
    if (!found) return { person: null, people }
    const name = people.find(({ id }) => id === found.substituteId)?.name
    return { person: found.substituteId, from: found.from, until: found.until, people, ...(name && { name }) }
  })

  addEndpoint(app, api.chooseSubstitute, async (request) => {
    const member = await requireMember(request)
    const { person, from, until } = request.body
    if (person === null) {
      await endSubstitute(request.tx, member.id)
      await record(request, 'substitute.ended', member.id)
      return { person: null }
    }
    if (from === undefined || until === undefined)
      return badRequest('Both days are needed.', [{ path: from === undefined ? 'from' : 'until', message: 'is missing' }])
    refusePeriod(from, until)
    const chosen = (await listCandidates(request, member)).find(({ id }) => id === person) ?? notFound('person')
    await saveSubstitute(request.tx, { personId: member.id, substituteId: chosen.id, from, until })
    await record(request, 'substitute.named', member.id, { substitute: chosen.id, from, until })
    return { person: chosen.id, name: chosen.name, from, until }
  })
}
