import type { FastifyRequest } from 'fastify'
import { chooseNamed, readAccountName } from '#foundation/accounts/public.ts'
import { requireCustomer } from '#foundation/accounts/public.server.ts'
import { addFavourite, listServedAccounts, removeFavourite } from '#features/accounts/ordering-accounts/served-account.api.ts'
import {
  deleteFavourites,
  findServed,
  insertFavourite,
  listServed,
} from '#features/accounts/ordering-accounts/served-account.store.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

const SUCCESS = { success: true } as const

/** To those who serve nobody, none of this exists. */
const requireEmployee = async (request: FastifyRequest): Promise<string> => {
  const { person, isCsr } = await requireCustomer(request)
  return isCsr ? person.id : notFound('account')
}

/** Favourites are some of the assigned accounts: nobody adds what an admin did not give [T-55]. */
export const servedAccountRoutes = (app: App): void => {
  const options = { preHandler: refuseForeignAppId, config: { idempotency: 'optional' } } as const

  const requireServed = async (request: FastifyRequest, personId: string, soldTo: string): Promise<readonly string[]> => {
    const name = readAccountName(soldTo) ?? notFound('account')
    const served = await findServed(request.tx, personId, name)
    const one = [...new Map(served.map((account) => [account.key, account])).values()]
    const choice = chooseNamed(one, name)
    if (choice.found === 'several')
      throw new Problem(409, 'account_ambiguous', 'Several accounts have this number. Name the ERP as well: {erpId}~{number}.')
    if (choice.found === 'none') return notFound('account')
    const { key } = choice.account
    return served.flatMap((account) => (account.key === key ? [account.id] : []))
  }

  addEndpoint(app, listServedAccounts, async (request) => {
    const { rows, total } = await listServed(request.tx, await requireEmployee(request), request.query)
    return { accounts: rows, total }
  })

  addEndpoint(
    app,
    addFavourite,
    async (request) => {
      const personId = await requireEmployee(request)
      const [soldToId] = await requireServed(request, personId, request.params.soldTo)
      if (soldToId !== undefined) await insertFavourite(request.tx, personId, soldToId)
      return SUCCESS
    },
    options,
  )

  addEndpoint(
    app,
    removeFavourite,
    async (request) => {
      const personId = await requireEmployee(request)
      await deleteFavourites(request.tx, personId, await requireServed(request, personId, request.params.soldTo))
      return SUCCESS
    },
    options,
  )
}
