import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { updatePerson } from '#foundation/identity/public.server.ts'
import { readAccountName } from '#foundation/accounts/ordering/account-name.rules.ts'
import {
  findActive,
  requireCustomer,
  refuseOtherAccount,
  requireNamed,
  type Customer,
} from '#foundation/accounts/ordering/active-account.service.ts'
import {
  saveActiveAccount,
  saveDefaultAccount,
  saveAssignedCurrency,
  saveSessionCurrency,
} from '#foundation/accounts/ordering/active-account.store.ts'
import {
  changeAccountByRole,
  changeDefaultAccount,
  updateContactDetails,
} from '#foundation/accounts/ordering/change-account.api.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound, Problem } from '#platform/http/errors.ts'

const SUCCESS = { success: true } as const

/** Employees who act for a customer choose for their own session: the customer's default stays the customer's. */
const isActing = ({ user }: Customer): boolean => user.actorId !== undefined

export const changeAccountRoutes = (app: App): void => {
  const { clock, tenants } = app.services

  /** Both or neither: the session's account and the person's default are written in the call's one transaction [T-53]. */
  const change = async (request: FastifyRequest, soldTo: string): Promise<void> => {
    const customer = await requireCustomer(request)
    const before = await findActive(request, customer)
    await refuseOtherAccount(request, customer, before)
    const account = await requireNamed(request, customer, readAccountName(soldTo) ?? notFound('account'))
    const { orderer, user } = customer
    await saveActiveAccount(request.tx, orderer, account.id)
    if (!isActing(customer)) await saveDefaultAccount(request.tx, orderer, account.id)
    if (before?.key !== account.key)
      await writeAudit(request.tx, user, clock.now(), 'account.changed', { from: before?.key ?? null, to: account.key })
  }

  const changeCurrency = async (request: FastifyRequest, currency: string, isNew: boolean): Promise<void> => {
    const customer = await requireCustomer(request)
    const active = await findActive(request, customer)
    // Together with an account, the page was drawn for the one before.
    if (!isNew) await refuseOtherAccount(request, customer, active)
    if (!active) throw new Problem(409, 'account_required', 'Please choose the account you order for.')
    if (!active.currencies.includes(currency)) badRequest('currency is none that this account may use.')
    const { orderer, person } = customer
    if (isActing(customer)) return saveSessionCurrency(request.tx, orderer, active.id, currency)
    await saveAssignedCurrency(request.tx, orderer, active.id, currency)
    // Kept beyond this account where the site says so [4.6.4].
    if (tenants.flagsOf(request.scope.tenant).retain_currency)
      await updatePerson(request.tx, person.id, { defaultCurrency: currency })
  }

  const options = { preHandler: refuseForeignAppId, config: { idempotency: 'optional' } } as const

  addEndpoint(
    app,
    changeDefaultAccount,
    async (request) => {
      await change(request, request.params.soldTo)
      return SUCCESS
    },
    options,
  )

  addEndpoint(
    app,
    updateContactDetails,
    async (request) => {
      const { defaultSoldToNumber: soldTo, currency } = request.body
      if (soldTo !== undefined) await change(request, soldTo)
      if (currency !== undefined) await changeCurrency(request, currency, soldTo !== undefined)
      return SUCCESS
    },
    options,
  )

  addEndpoint(
    app,
    changeAccountByRole,
    async (request) => {
      const { sbgName, soldTo } = request.body
      if (sbgName !== request.scope.tenant) badRequest('sbgName does not belong to this site.')
      await change(request, soldTo)
      return SUCCESS
    },
    options,
  )
}
