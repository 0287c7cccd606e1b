import { PERSON_COLUMNS, rememberPerson } from '#foundation/identity/person/person.store.ts'
import { hashToken } from '#foundation/identity/session/session-token.service.ts'
import type { CompanyRole, UserRole } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'

export type Session = {
  readonly id: string
  readonly personId: string
  readonly createdAt: Date
  readonly seenAt: Date
  readonly expiresAt: Date
  readonly endsAt: Date
  readonly idToken: string | null
  readonly roles: readonly UserRole[]
  readonly companyId: string | null
  readonly companyRole: CompanyRole | null
  readonly isInternal: boolean
  readonly secondFactorAt: Date | null
  /** The grant, whether or not it still holds: `resolveActing` knows. */
  readonly actingFor: string | null
  readonly actingUntil: Date | null
  readonly actingRoles: string | null
}

const selectSession = (tx: Tx, now: Date) =>
  tx
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.personId')
    .select([
      'session.id as sessionId',
      'session.createdAt as openedAt',
      'session.seenAt',
      'session.expiresAt',
      'session.endsAt',
      'session.idToken',
      'session.secondFactorAt',
      'session.actingFor',
      'session.actingUntil',
      'session.actingRoles',
    ])
    .select(PERSON_COLUMNS.map((column) => `person.${column}` as const))
    .where('session.expiresAt', '>', now)
    .where('session.endsAt', '>', now)
    .where('person.status', '=', 'active')

type SessionQuery = ReturnType<typeof selectSession>

/** Nearly every call reads the person of its session as well. */
const readSession = async (tx: Tx, query: SessionQuery): Promise<Session | undefined> => {
  const row = await query.executeTakeFirst()
  if (!row) return undefined
  const { sessionId, openedAt, seenAt, expiresAt, endsAt, idToken, secondFactorAt, ...rest } = row
  const { actingFor, actingUntil, actingRoles, ...person } = rest
  rememberPerson(tx, person)
  const { id: personId, roles, companyId, companyRole, isInternal } = person
  return {
    ...{ id: sessionId, personId, createdAt: openedAt, seenAt, expiresAt, endsAt, idToken, secondFactorAt },
    ...{ roles, companyId, companyRole, isInternal, actingFor, actingUntil, actingRoles },
  }
}

/** Undefined for a token that is unknown, ended or past a limit, or whose person may no longer sign in. */
export const findSession = async (tx: Tx, token: string, now: Date): Promise<Session | undefined> => {
  const hash = hashToken(token)
  const ofPeople = selectSession(tx, now).where('session.punchOutId', 'is', null)
  return (
    (await readSession(tx, ofPeople.where('session.tokenHash', '=', hash))) ??
    readSession(tx, ofPeople.where('session.replacedTokenHash', '=', hash).where('session.replacedUntil', '>', now))
  )
}

/** Of one visit that a procurement system opened, and of no other: its token opens nothing else [T-110]. */
export const findPunchOutSession = (tx: Tx, token: string, punchOutId: string, now: Date): Promise<Session | undefined> =>
  readSession(
    tx,
    selectSession(tx, now)
      .where('session.tokenHash', '=', hashToken(token))
      .where('session.punchOutId', '=', punchOutId)
      .where('person.disabledAt', 'is', null),
  )
