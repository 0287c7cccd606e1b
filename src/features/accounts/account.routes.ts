import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openAccountDirectory, type AccountDirectory } from '#features/accounts/account-directory.store.ts'
import { buildAccountStatus } from '#features/accounts/account-status.rules.ts'
import { accountStatusSchema } from '#features/accounts/account-status.schema.ts'
import { buildContactDetails, findContactError } from '#features/accounts/contact-details.rules.ts'
import { contactDetailsSchema, contactErrorSchema } from '#features/accounts/contact-details.schema.ts'
import { KEPT_ORDER, readFavouriteSort } from '#features/accounts/favourite-page.rules.ts'
import { favouriteQuery, favouritesSchema } from '#features/accounts/favourite-page.schema.ts'
import type { Person } from '#features/identity/public.server.ts'
import { refuseForeignAppId } from '#features/tenants/public.server.ts'
import type { App } from '#server/feature.ts'
import { unauthorised } from '#server/http/errors.ts'

type Asking = { readonly person: Person; readonly directory: AccountDirectory }

/** The session says who is meant; nothing in the request can name someone else. */
const meet = async (request: FastifyRequest, reply: FastifyReply): Promise<Asking> => {
  reply.header('cache-control', 'no-store')
  const directory = openAccountDirectory(request.tx)
  const person = request.scope.user && (await directory.findPerson(request.scope.user.id))
  return { directory, person: person ?? unauthorised('Please sign in.', { session_valid: false }) }
}

const describe = <Answer extends z.ZodType>(summary: string, answer: Answer) => ({
  preHandler: refuseForeignAppId,
  schema: {
    tags: ['account'],
    summary,
    querystring: z.object({ appId: z.string().max(64).optional() }),
    response: { 200: answer },
  },
})

export const accountRoutes = (app: App): void => {
  for (const path of ['/pif/api/account/v1/status', '/sm/api/account/status'])
    app.get(path, describe('Who is signed in, and for whom they work', accountStatusSchema), async (request, reply) => {
      const { person, directory } = await meet(request, reply)
      return buildAccountStatus(person, person.companyId === null ? undefined : await directory.findCompany(person.companyId))
    })

  app.get(
    '/pif/api/account/v1/get-contact-details',
    describe('Accounts, tools and settings of the person signed in', z.union([contactErrorSchema, contactDetailsSchema])),
    async (request, reply) => {
      const { person, directory } = await meet(request, reply)
      const { id } = person
      const refused = findContactError(person)
      if (refused) return refused
      const [soldTos, toolAccess] = [await directory.listOwnSoldTos(id), await directory.listToolAccess(id)]
      return buildContactDetails({ person, soldTos, toolAccess })
    },
  )

  for (const path of ['/pif/api/soldto/favorite/v1/user', '/pif/api/soldto/favorite/v1/user/soldto/'])
    app.get(
      path,
      {
        preHandler: refuseForeignAppId,
        schema: {
          tags: ['account'],
          summary: 'Customers’ accounts that an employee keeps at hand, page by page',
          querystring: favouriteQuery,
          response: { 200: favouritesSchema },
        },
      },
      async (request, reply) => {
        const { person, directory } = await meet(request, reply)
        const { page, size, q, sort } = request.query
        const choice = { page, size, q, sort: readFavouriteSort(sort) ?? KEPT_ORDER }
        const { soldTos, total } = await directory.readFavouritePage(person.id, choice)
        const toolAccess = await directory.listToolAccess(person.id)
        return { ...buildContactDetails({ person, soldTos, toolAccess }), totalAccounts: total }
      },
    )

  app.get(
    '/sm/api/common/user/status',
    describe('Whether this is the first visit', z.object({ isNewUser: z.boolean() })),
    async (request, reply) => {
      const { person } = await meet(request, reply)
      return { isNewUser: person.isNewUser }
    },
  )

  app.get(
    '/sm/api/common/account/message',
    describe('What the person is told at sign-in', z.object({ PortalSignInMessage: z.string() })),
    async (request, reply) => {
      const { person } = await meet(request, reply)
      return { PortalSignInMessage: person.signInMessage ?? '' }
    },
  )

  app.get(
    '/pif/api/account/v1/service-level',
    describe('The service level of the person signed in', z.object({ serviceLevel: z.string() })),
    async (request, reply) => {
      const { person } = await meet(request, reply)
      return { serviceLevel: person.serviceLevel ?? '' }
    },
  )
}
