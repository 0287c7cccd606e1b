import type { Person } from '#foundation/identity/person/person.rules.ts'
import { PERSON_COLUMNS, rememberPerson } from '#foundation/identity/person/person.store.ts'
import { hashToken } from '#foundation/identity/session/session-token.service.ts'
import type { CompanyRole, UserRole } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepareStatement } from '#platform/database/prepared-statement.ts'

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

type SessionRow = Omit<Session, 'id' | 'personId' | 'createdAt' | 'roles' | 'companyId' | 'companyRole' | 'isInternal'> &
  Person & { readonly sessionId: string; readonly openedAt: Date }

const COLUMNS = [
  'session.id as session_id, session.created_at as opened_at, session.seen_at, session.expires_at, session.ends_at',
  'session.id_token, session.second_factor_at, session.acting_for, session.acting_until, session.acting_roles',
  PERSON_COLUMNS,
].join(', ')

/** With its person, whom nearly every call reads as well. Of the time and the hash of the token. */
const prepareSelect = (condition: string) =>
  prepareStatement<SessionRow>(
    `select ${COLUMNS} from session join person on person.id = session.person_id
    where session.expires_at > $1 and session.ends_at > $1 and person.status = 'active' and ${condition}`,
  )
const selectCurrent = prepareSelect('session.punch_out_id is null and session.token_hash = $2')
const selectReplaced = prepareSelect(
  'session.punch_out_id is null and session.replaced_token_hash = $2 and session.replaced_until > $1',
)
const selectPunchOut = prepareSelect('session.token_hash = $2 and session.punch_out_id = $3 and person.disabled_at is null')

const toSession = (tx: Tx, [row]: readonly SessionRow[]): Session | undefined => {
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
  return toSession(tx, await selectCurrent(tx, now, hash)) ?? toSession(tx, await selectReplaced(tx, now, hash))
}

/** Of one visit that a procurement system opened, and of no other: its token opens nothing else [T-110]. */
export const findPunchOutSession = async (tx: Tx, token: string, punchOutId: string, now: Date): Promise<Session | undefined> =>
  toSession(tx, await selectPunchOut(tx, now, hashToken(token), punchOutId))
