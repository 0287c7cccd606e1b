import {
  changeColleague,
  inviteColleague,
  listPeople,
  readCompany,
  removeColleague,
} from '#features/company/people/colleague.api.ts'
import { INVITATIONS_A_DAY, type Rights } from '#features/company/people/colleague.rules.ts'
import { beginChange, changeColleagueOf, removeColleagueOf } from '#features/company/people/colleague.service.ts'
import { countPeople, listColleagues } from '#features/company/people/colleague.store.ts'
import { requireCompanyAdmin, requireMember } from '#features/company/people/company-admin.service.ts'
import { inviteColleagueTo } from '#features/company/people/invite-colleague.service.ts'
import { listCompanyAccounts, openAccountDirectory } from '#foundation/accounts/public.server.ts'
import { keyOfSoldTo, readAccountName } from '#foundation/accounts/public.ts'
import { fromMoneyJson, type MoneyJson } from '#kernel/money.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, tooMany } from '#platform/http/errors.ts'
import { takeAttempt } from '#platform/limits/attempt.store.ts'
import type { BackoffPolicy } from '#platform/limits/backoff.rules.ts'

const INVITATION_BACKOFF: BackoffPolicy = {
  ...{ free: INVITATIONS_A_DAY, firstDelayS: 60, longestDelayS: 3_600, forgetS: 86_400 },
}

/** However their numbers were written; each once. */
const toKey = (account: string): string => {
  const { erpId = '', number = '' } = readAccountName(account) ?? {}
  return keyOfSoldTo({ erpId, soldToNumber: number })
}
const toKeys = (accounts: readonly string[]): string[] => [...new Set(accounts.map(toKey))]

type GivenLimit = { readonly orderLimit?: MoneyJson | null | undefined }
const readLimit = ({ orderLimit }: GivenLimit): Pick<Rights, 'orderLimit'> | undefined =>
  orderLimit === undefined ? undefined : { orderLimit: orderLimit && fromMoneyJson(orderLimit) }

export const colleagueRoutes = (app: App): void => {
  addEndpoint(app, readCompany, async (request) => {
    const { tx } = request
    const { id, companyId, role } = await requireMember(request)
    const { number, name } = (await openAccountDirectory(tx).findCompany(companyId)) ?? notFound('company')
    const accounts = (await listCompanyAccounts(tx, id, companyId)).map(({ id: _, ...account }) => account)
    if (role !== 'company-admin' || userOf(request).actorId !== undefined) return { number, name, role, accounts }
    const { Active: active, Invited: invited, Disabled: disabled } = await countPeople(tx, companyId)
    return { number, name, role, accounts, people: { active, invited, disabled } }
  })

  addEndpoint(app, listPeople, async (request) => {
    const { id, companyId } = await requireCompanyAdmin(request)
    const { find, role, state, account, ...list } = request.query
    const { rows, total } = await listColleagues(
      request.tx,
      companyId,
      { find, role, state, account: account && toKey(account) },
      list,
    )
    return {
      total,
      people: rows.map(({ limitMinor, limitCurrency, ...row }) => ({
        ...row,
        accounts: [...row.accounts],
        costCentres: [...row.costCentres],
        orderLimit: limitMinor === null || limitCurrency === null ? null : { minor: limitMinor, currency: limitCurrency },
        isSelf: row.id === id,
      })),
    }
  })

  addEndpoint(
    app,
    inviteColleague,
    async (request) => {
      const { db, clock } = app.services
      const { tenant } = request.scope
      const attempt = { kind: 'company-invitation', of: [userOf(request).id], policy: INVITATION_BACKOFF }
      const wait = await takeAttempt(db, tenant, clock.now(), [attempt])
      if (wait > 0) tooMany(wait)
      const { orderLimit, ...body } = request.body
      const id = await withTenant(db, tenant, async (tx) =>
        inviteColleagueTo(await beginChange(request, tx), {
          ...body,
          accounts: toKeys(body.accounts),
          costCentres: [...new Set(body.costCentres)],
          orderLimit: orderLimit && fromMoneyJson(orderLimit),
        }),
      )
      return { id, state: 'Invited' as const }
    },
    // Refused calls count too: each tells whether an address is free.
    { config: { opensNoTransaction: true } },
  )

  addEndpoint(app, changeColleague, async (request) => {
    const { orderLimit, accounts, ...body } = request.body
    return changeColleagueOf(await beginChange(request, request.tx), request.params.id, {
      ...body,
      ...readLimit({ orderLimit }),
      ...(accounts && { accounts: toKeys(accounts) }),
    })
  })

  addEndpoint(app, removeColleague, async (request) => {
    await removeColleagueOf(await beginChange(request, request.tx), request.params.id)
    return { id: request.params.id }
  })
}
