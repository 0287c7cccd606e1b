import type { FastifyRequest } from 'fastify'
import { needsNote, isOpen } from '#features/company/approvals/approval-state.rules.ts'
import * as api from '#features/company/approvals/approval.api.ts'
import type { ApprovalView } from '#features/company/approvals/approval.api.ts'
import { readApprovalHeads } from '#features/company/approvals/approval-heads.service.ts'
import { describeApproval, describeBudget } from '#features/company/approvals/approval-view.service.ts'
import { decideApproval, requireApproval, withdrawApproval } from '#features/company/approvals/decide-approval.service.ts'
import { requireMember, type CompanyMember } from '#features/company/people/public.server.ts'
import { listSplitOrders, listSplitsOf, weighBudget } from '#features/company/purchase-policy/public.server.ts'
import { languageOf } from '#foundation/locale/public.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, Problem } from '#platform/http/errors.ts'
import { refuseAndCommit } from '#platform/http/tenant-scope.ts'

/** With what its budget has left today, without this order and with it. */
export const readView = async (
  request: FastifyRequest,
  member: CompanyMember,
  id: string,
  locale: Locale,
): Promise<ApprovalView> => {
  const { services } = request.server
  const { approval, reader } = await requireApproval(request, member, id)
  const { cartId, net, costCentre } = approval
  const budget = await weighBudget(request.tx, member.companyId, { cartId, net, costCentre, day: reader.day })
  const isHinted = approval.requesterId !== member.id && isOpen(approval.state)
  const splits = isHinted ? await listSplitsOf(request.tx, approval, reader.members) : []
  const delivery = (await services.waitingPurchases.describe(request.tx, cartId)) ?? null
  return describeApproval(
    { services, locale },
    { reader, approval, splits, delivery, ...(budget && { budget: describeBudget({ budget }) }) },
  )
}

/** Orders of a company that somebody must approve. */
export const approvalRoutes = (app: App): void => {
  const { services } = app
  const { clock } = services

  const wordsFor = async (request: FastifyRequest, language: string | undefined) => {
    const own = readerLocale(await requirePerson(request))
    return { services, locale: language === undefined ? own : { ...own, language: languageOf(language) } }
  }

  addEndpoint(app, api.listApprovals, async (request) => {
    const member = await requireMember(request)
    const { state, role, before, language } = request.query
    const words = await wordsFor(request, language)
    const heads = await readApprovalHeads(request, member, { state, role, before }, words)
    const isHinted = member.role === 'company-admin' && role === 'approver'
    const splits = isHinted ? await listSplitOrders(request.tx, member.companyId, clock.now()) : []
    return { approvals: heads, splits }
  })

  addEndpoint(app, api.readApproval, async (request) => {
    const { locale } = await wordsFor(request, request.query.language)
    return readView(request, await requireMember(request), request.params.id, locale)
  })

  addEndpoint(app, api.decide, async (request, reply) => {
    const member = await requireMember(request)
    const { decision, note } = request.body
    if (needsNote(decision) && note === '')
      return badRequest('Please say why.', [{ path: 'note', message: 'is needed to reject or send back' }])
    const { id } = request.params
    const { state, orderNumber, reason } = await decideApproval(request, member, id, { decision, note })
    if (decision === 'approve' && state === 'Sent back')
      return refuseAndCommit(
        request,
        reply,
        new Problem(409, 'changed', reason ?? 'Something has changed since.', { extra: { state, reason: reason ?? '' } }),
      )
    return { id, state, ...(orderNumber !== undefined && { orderNumber }) }
  })

  addEndpoint(app, api.withdraw, async (request) => {
    const member = await requireMember(request)
    const { state } = await withdrawApproval(request, member, request.params.id)
    return { id: request.params.id, state }
  })
}
