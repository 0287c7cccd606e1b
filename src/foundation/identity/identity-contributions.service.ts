import type { FastifyRequest } from 'fastify'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import type { ProtectedData } from '#foundation/identity/policy/protected-data.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** `by` caused the mail; it goes to the address that the person has now. */
export type SendPasswordLink = (
  request: FastifyRequest,
  tx: Tx,
  person: Pick<Person, 'id' | 'email' | 'givenName' | 'language' | 'countryCode'>,
  by: string,
) => Promise<void>

declare module '#platform/feature.ts' {
  interface Feature {
    /** Data that a right beside the back office opens, and where traces of it are. */
    readonly protects?: readonly ProtectedData[]
    /** Of the feature that keeps passwords: mails a link to choose a new one. */
    readonly sendPasswordLink?: SendPasswordLink
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    sendPasswordLink: SendPasswordLink
  }
}
