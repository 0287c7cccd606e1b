import type { FastifyRequest } from 'fastify'
import { listMembers, requireCompanyAdmin, requireMember } from '#features/company/people/public.server.ts'
import { leadsToSomebody } from '#features/company/purchase-policy/approval-rule.rules.ts'
import { isCostCentreNamed, lockCostCentreById } from '#features/company/purchase-policy/cost-centre-use.store.ts'
import { describeBudgets } from '#features/company/purchase-policy/budget-view.service.ts'
import { deleteBudget, insertBudget, listBudgets, updateBudget } from '#features/company/purchase-policy/budget.store.ts'
import * as api from '#features/company/purchase-policy/policy.api.ts'
import type { RuleJson } from '#features/company/purchase-policy/policy.schema.ts'
import {
  deleteCostCentre,
  deleteRule,
  insertCostCentre,
  insertRule,
  listCompanyCurrencies,
  listCostCentres,
  listRules,
  updateCostCentre,
  updateRule,
  type StoredRule,
} from '#features/company/purchase-policy/policy.store.ts'
import { refusePeriod } from '#features/company/purchase-policy/period.service.ts'
import { replay } from '#features/company/purchase-policy/replay.service.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { fromMoneyJson, toMoneyJson } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound, Problem } from '#platform/http/errors.ts'

const MOST = { costCentres: 1000, budgets: 1000, rules: 200 } as const

const refuseTaken = (): never => {
  throw new Problem(409, 'taken', 'Your company has a cost centre with this code already.')
}
const refuseNamed = (): never => {
  throw new Problem(409, 'in_use', 'Orders, rules or limits name this cost centre: it stays, and can be switched off.')
}
const refuseMany = (): never => {
  throw new Problem(409, 'too_many', 'Your company has as many of these as there can be.')
}

const toRuleJson = ({ when: { amountOver, ...when }, ...rule }: StoredRule): RuleJson & { id: string } => ({
  ...rule,
  tiers: rule.tiers.map(({ need, approvers }) => ({ need, approvers: [...approvers] })),
  when: {
    ...(amountOver && { amountOver: toMoneyJson(amountOver) }),
    ...(when.costCentres && { costCentres: [...when.costCentres] }),
    ...(when.categories && { categories: [...when.categories] }),
    ...(when.isNewShipTo !== undefined && { isNewShipTo: when.isNewShipTo }),
    ...(when.roles && { roles: [...when.roles] }),
  },
})

/** Cost centres, budgets and approval rules of the customer's own company, by its admins. */
export const policyRoutes = (app: App): void => {
  const { clock } = app.services

  const record = (request: FastifyRequest, action: string, object: string, details: Record<string, string> = {}) =>
    writeAudit(request.tx, userOf(request), clock.now(), action, { object, ...details, address: request.ip })

  addEndpoint(app, api.listCostCentresApi, async (request) => {
    const { companyId, role, costCentres } = await requireMember(request)
    const all = await listCostCentres(request.tx, companyId)
    // Others see what they may order for.
    const isTheirs = (code: string): boolean => costCentres.length === 0 || costCentres.includes(code)
    return { costCentres: role === 'company-admin' ? all : all.filter(({ code, isActive }) => isActive && isTheirs(code)) }
  })

  addEndpoint(app, api.createCostCentre, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    if ((await listCostCentres(request.tx, companyId)).length >= MOST.costCentres) refuseMany()
    const id = (await insertCostCentre(request.tx, companyId, request.body)) ?? refuseTaken()
    await record(request, 'cost-centre.created', id, { code: request.body.code })
    return { id }
  })

  addEndpoint(app, api.changeCostCentre, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    const { code } = request.body
    const before = (await lockCostCentreById(request.tx, companyId, id)) ?? notFound('cost centre')
    if (code !== undefined && code !== before.code) {
      if ((await listCostCentres(request.tx, companyId)).some((one) => one.code === code)) refuseTaken()
      // Rules and limits know the code: under another one they would hold no more, and nobody would notice.
      if (await isCostCentreNamed(request.tx, companyId, before)) refuseNamed()
    }
    await updateCostCentre(request.tx, companyId, id, request.body)
    await record(request, 'cost-centre.changed', id, code === undefined ? {} : { before: before.code, after: code })
    return { id }
  })

  addEndpoint(app, api.removeCostCentre, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    // Locked first: an order that is placed at the same instant is seen, or finds no cost centre.
    const centre = (await lockCostCentreById(request.tx, companyId, id)) ?? notFound('cost centre')
    if (await isCostCentreNamed(request.tx, companyId, centre)) refuseNamed()
    await deleteCostCentre(request.tx, companyId, id)
    await record(request, 'cost-centre.removed', id)
    return { success: true as const }
  })

  const requireCentre = async (request: FastifyRequest, companyId: string, code: string): Promise<string> => {
    const found = (await listCostCentres(request.tx, companyId)).find((one) => one.code === code)
    return found?.id ?? badRequest('There is no such cost centre.', [{ path: 'costCentre', message: 'is no cost centre' }])
  }

  addEndpoint(app, api.listBudgetsApi, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    return { budgets: await describeBudgets(request.tx, companyId) }
  })

  addEndpoint(app, api.createBudget, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { costCentre, from, until, amount, policy } = request.body
    refusePeriod(from, until)
    const costCentreId = await requireCentre(request, companyId, costCentre)
    if ((await listBudgets(request.tx, companyId)).length >= MOST.budgets) refuseMany()
    const { minor, currency } = fromMoneyJson(amount)
    const id = await insertBudget(request.tx, { costCentreId, from, until, minor, currency, policy })
    await record(request, 'budget.created', id, { costCentre })
    return { id }
  })

  addEndpoint(app, api.changeBudget, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    const before = (await listBudgets(request.tx, companyId)).find((one) => one.id === id) ?? notFound('budget')
    const { amount, ...rest } = request.body
    const after = { ...before, ...rest, amount: amount ? fromMoneyJson(amount) : before.amount }
    refusePeriod(after.from, after.until)
    const costCentreId = await requireCentre(request, companyId, after.costCentre)
    await updateBudget(request.tx, id, { ...after, ...after.amount, costCentreId })
    await record(request, 'budget.changed', id, { costCentre: after.costCentre })
    return { id }
  })

  addEndpoint(app, api.removeBudget, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    if (!(await listBudgets(request.tx, companyId)).some((one) => one.id === id)) notFound('budget')
    await deleteBudget(request.tx, id)
    await record(request, 'budget.removed', id)
    return { success: true as const }
  })

  const refuseNobody = async (request: FastifyRequest, companyId: string, { tiers }: Pick<RuleJson, 'tiers'>): Promise<void> => {
    const members = await listMembers(request.tx, companyId)
    const known = new Set(members.map(({ id }) => id))
    const isForeign = tiers.some(({ approvers }) => approvers.some((id) => !known.has(id)))
    if (isForeign || !leadsToSomebody(tiers, members))
      throw new Problem(422, 'no_approver', 'Every step of a rule needs somebody of your company who can approve.', {
        details: [{ path: 'tiers', message: 'leads to nobody' }],
      })
  }

  addEndpoint(app, api.listApprovalRules, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    return { approvalRules: (await listRules(request.tx, companyId)).map(toRuleJson) }
  })

  addEndpoint(app, api.createApprovalRule, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    await refuseNobody(request, companyId, request.body)
    if ((await listRules(request.tx, companyId)).length >= MOST.rules) refuseMany()
    const id = await insertRule(request.tx, companyId, request.body)
    await record(request, 'approval-rule.created', id, { name: request.body.name })
    return { id }
  })

  addEndpoint(app, api.changeApprovalRule, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    const before = (await listRules(request.tx, companyId)).find((one) => one.id === id) ?? notFound('rule')
    const given = Object.fromEntries(Object.entries(request.body).filter(([, value]) => value !== undefined))
    const rule = { ...toRuleJson(before), ...given }
    await refuseNobody(request, companyId, rule)
    await updateRule(request.tx, companyId, id, rule)
    await record(request, 'approval-rule.changed', id, { name: rule.name })
    return { id }
  })

  addEndpoint(app, api.removeApprovalRule, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { id } = request.params
    if (!(await deleteRule(request.tx, companyId, id))) notFound('rule')
    await record(request, 'approval-rule.removed', id)
    return { success: true as const }
  })

  addEndpoint(app, api.listApprovers, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const members = await listMembers(request.tx, companyId)
    return { people: members.filter(({ isActive }) => isActive).map(({ id, name, role }) => ({ id, name, role })) }
  })

  addEndpoint(app, api.listCurrencies, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    return { currencies: await listCompanyCurrencies(request.tx, companyId) }
  })

  addEndpoint(app, api.replayRule, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { rule, months } = request.body
    return replay(request.tx, companyId, { rule, months, now: clock.now() })
  })
}
