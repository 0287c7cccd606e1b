import { openAccountDirectory, type PersonSoldTo } from '#foundation/accounts/public.server.ts'
import { listAudience, type AudienceTool } from '#features/search/search-api/portal/audience.rules.ts'
import type { Scope, ScopeUser } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'

export type Customer = {
  readonly userId: string
  readonly countryCode: string
  readonly soldTos: readonly PersonSoldTo[]
  readonly tools: readonly AudienceTool[]
  readonly roles: readonly string[]
}

/** Undefined when the person is gone. Employees also stand for the customers they keep at hand. */
export const readCustomer = async (tx: Tx, user: ScopeUser): Promise<Customer | undefined> => {
  const directory = openAccountDirectory(tx)
  const person = await directory.findPerson(user.id)
  if (!person) return undefined
  // Whose details are refused has no accounts here either.
  const isRefused = person.contactErrorCode !== null
  const own = isRefused ? [] : await directory.listOwnSoldTos(user.id)
  const stored = person.isInternal && !isRefused ? await directory.listFavouriteSoldTos(user.id) : []
  const tools = isRefused ? [] : await directory.listToolAccess(user.id)
  return { userId: user.id, countryCode: person.countryCode, soldTos: [...own, ...stored], tools, roles: user.roles }
}

/** The tokens of whoever asks; an anonymous visitor has none [T-26]. */
export const audienceOf = async (tx: Tx, { user }: Scope): Promise<string[]> => {
  const customer = user && (await readCustomer(tx, user))
  return customer ? listAudience(customer) : []
}
