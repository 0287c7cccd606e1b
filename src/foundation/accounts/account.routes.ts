import type { FastifyRequest } from 'fastify'
import {
  listFavouriteAccounts,
  readAccountStatus,
  readContactDetails,
  readServiceLevel,
  readVisitStatus,
} from '#foundation/accounts/account.api.ts'
import { openAccountDirectory, type AccountDirectory } from '#foundation/accounts/account-directory.store.ts'
import { buildAccountStatus } from '#foundation/accounts/account-status.rules.ts'
import { buildContactDetails, findContactError } from '#foundation/accounts/contact-details.rules.ts'
import { KEPT_ORDER, readFavouriteSort } from '#foundation/accounts/favourite-page.rules.ts'
import { markActive } from '#foundation/accounts/ordering/active-account.rules.ts'
import { findActive, requireCustomer } from '#foundation/accounts/ordering/active-account.service.ts'
import { type Person, requirePerson } from '#foundation/identity/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

type AccountCaller = { readonly person: Person; readonly directory: AccountDirectory }

/** The session says who is meant; nothing in the request can name someone else. */
const requireCaller = async (request: FastifyRequest): Promise<AccountCaller> => {
  const directory = openAccountDirectory(request.tx)
  return { directory, person: await requirePerson(request) }
}

/** The account of this session, whatever page asks. */
const findActiveOf = async (request: FastifyRequest) => findActive(request, await requireCustomer(request))

const options = { preHandler: refuseForeignAppId }

export const accountRoutes = (app: App): void => {
  addEndpoint(
    app,
    readAccountStatus,
    async (request) => {
      const { person, directory } = await requireCaller(request)
      return buildAccountStatus(person, person.companyId === null ? undefined : await directory.findCompany(person.companyId))
    },
    options,
  )

  addEndpoint(
    app,
    readContactDetails,
    async (request) => {
      const { person, directory } = await requireCaller(request)
      const { id } = person
      const refused = findContactError(person)
      if (refused) return refused
      const active = await findActiveOf(request)
      const [soldTos, toolAccess] = [await directory.listOwnSoldTos(id), await directory.listToolAccess(id)]
      return buildContactDetails({ person, soldTos: markActive(soldTos, active), toolAccess })
    },
    options,
  )

  addEndpoint(
    app,
    listFavouriteAccounts,
    async (request) => {
      const { person, directory } = await requireCaller(request)
      const { page, size, q, sort } = request.query
      const choice = { page, size, q, sort: readFavouriteSort(sort) ?? KEPT_ORDER }
      const customer = await requireCustomer(request)
      const active = await findActive(request, customer)
      const requested = { ...choice, firstId: active?.id }
      const { soldTos, total } = await directory.readFavouritePage(person.id, requested, customer.site)
      const toolAccess = await directory.listToolAccess(person.id)
      return { ...buildContactDetails({ person, soldTos: markActive(soldTos, active), toolAccess }), totalAccounts: total }
    },
    options,
  )

  addEndpoint(
    app,
    readVisitStatus,
    async (request) => {
      const { person } = await requireCaller(request)
      return { isNewUser: person.isNewUser }
    },
    options,
  )

  addEndpoint(
    app,
    readServiceLevel,
    async (request) => {
      const { person } = await requireCaller(request)
      return { serviceLevel: person.serviceLevel ?? '' }
    },
    options,
  )
}
