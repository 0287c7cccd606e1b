import type { FastifyRequest } from 'fastify'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { findPerson } from '#foundation/identity/person/person.store.ts'
import { userOf } from '#platform/http/access.ts'
import { unauthorised } from '#platform/http/errors.ts'

/** The person whom the session means, as they stand now; nothing in the request can name someone else. */
export const requirePerson = async (request: FastifyRequest, id = userOf(request).id): Promise<Person> =>
  (await findPerson(request.tx, id)) ?? unauthorised('Please sign in.', { session_valid: false })
