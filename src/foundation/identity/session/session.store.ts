import type { Generated } from 'kysely'
import { hashToken, makeToken } from '#foundation/identity/session/session-token.service.ts'
import type { Session } from '#foundation/identity/session/find-session.store.ts'
import { endPendingSignIns, endProviderRecords } from '#foundation/identity/sign-in/oidc-record.store.ts'
import { isSightingDue, planRefresh, planSession, type SessionLimits } from '#foundation/identity/session/session.rules.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'

/** Sealed: another company signed it, and it says who somebody is. */
export const SESSION_ID_TOKEN = { table: 'session', column: 'id_token', purpose: 'session-id-token' } as const

declare module '#platform/database/database.ts' {
  interface Tables {
    session: {
      id: Generated<string>
      personId: string
      tokenHash: Buffer
      /** The token before a proof of the person took its place; calls that were under way still bring it. */
      replacedTokenHash: Buffer | null
      replacedUntil: Date | null
      createdAt: Date
      seenAt: Date
      expiresAt: Date
      endsAt: Date
      device: Generated<string>
      idToken: string | null
      actingFor: string | null
      actingUntil: Date | null
      actingRoles: string | null
      reauthenticatedAt: Date | null
      reauthenticationHash: Buffer | null
      amr: Generated<readonly string[]>
      secondFactorAt: Date | null
      deviceId: string | null
      country: Generated<string>
      network: Generated<string>
      /** Of a visit that a procurement system opened. */
      punchOutId: string | null
    }
  }
}

export type NewSession = {
  readonly personId: string
  readonly now: Date
  readonly limits: SessionLimits
  readonly device?: string
  readonly idToken?: string
  /** How it was proven (RFC 8176). */
  readonly amr?: readonly string[]
  readonly hasSecondFactor?: boolean
  readonly place?: SessionPlace
  readonly punchOutId?: string
}

/** Where it was opened, as far as people know their own places again. */
export type SessionPlace = { readonly deviceId: string | null; readonly country: string; readonly network: string }

/** Always a new session with a new token: a token known before sign-in opens nothing [T-17]. */
export const openSession = async (
  tx: Tx,
  { personId, now, limits, device = '', idToken, amr = [], hasSecondFactor = false, place, punchOutId }: NewSession,
): Promise<{ id: string; token: string }> => {
  const token = makeToken()
  const { id } = await tx
    .insertInto('session')
    .values({
      personId,
      tokenHash: hashToken(token),
      createdAt: now,
      seenAt: now,
      ...planSession(now, limits),
      device,
      idToken: idToken ?? null,
      amr,
      secondFactorAt: hasSecondFactor ? now : null,
      punchOutId: punchOutId ?? null,
      ...place,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** Without a role of their own they buy like a buyer. */
const companyRoleOf = ({ companyId, companyRole, isInternal }: Pick<Session, 'companyId' | 'companyRole' | 'isInternal'>) =>
  companyId === null || isInternal ? undefined : (companyRole ?? 'buyer')

export const toScopeUser = (session: Session): ScopeUser => {
  const { id, personId, roles } = session
  const companyRole = companyRoleOf(session)
  return { id: personId, roles, sessionId: id, ...(companyRole && { companyRole }) }
}

/** Says when the person was last here; the limits stay where they are [T-14]. */
export const markSeen = async (tx: Tx, { id, seenAt }: Pick<Session, 'id' | 'seenAt'>, now: Date): Promise<void> => {
  if (isSightingDue(now, seenAt)) await tx.updateTable('session').set({ seenAt: now }).where('id', '=', id).execute()
}

/** The person at this session has just shown a second factor. */
export const markSecondFactor = async (tx: Tx, sessionId: string, amr: readonly string[], now: Date): Promise<void> => {
  await tx.updateTable('session').set({ amr, secondFactorAt: now }).where('id', '=', sessionId).execute()
}

/** Without any factor left, no session counts as proven by one. */
export const clearSecondFactor = async (tx: Tx, personId: string): Promise<void> => {
  await tx.updateTable('session').set({ secondFactorAt: null }).where('personId', '=', personId).execute()
}

export const refreshSession = async (
  tx: Tx,
  { id, endsAt }: Pick<Session, 'id' | 'endsAt'>,
  now: Date,
  limits: SessionLimits,
): Promise<void> => {
  const expiresAt = planRefresh(now, endsAt, limits)
  await tx.updateTable('session').set({ expiresAt, seenAt: now }).where('id', '=', id).execute()
}

/** For calls that left the browser before the new token reached it. */
const REPLACED_TOKEN_MS = 60_000

/**
 * A new token for the session of this one, after a proof of who its holder is: a copy of the former one soon opens nothing
 * [T-17]. Undefined where another proof at the same time has replaced it already.
 */
export const replaceSessionToken = async (tx: Tx, token: string, now: Date): Promise<string | undefined> => {
  const [replacedTokenHash, next] = [hashToken(token), makeToken()]
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ tokenHash: hashToken(next), replacedTokenHash, replacedUntil: new Date(now.getTime() + REPLACED_TOKEN_MS) })
    .where('tokenHash', '=', replacedTokenHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? next : undefined
}

export const endSession = async (tx: Tx, token: string): Promise<void> => {
  const hash = hashToken(token)
  await tx
    .deleteFrom('session')
    .where((of) => of.or([of('tokenHash', '=', hash), of('replacedTokenHash', '=', hash)]))
    .execute()
}

/** Every session of a person, or all but the one that requests it; and every sign-in that is under way. Returns how many. */
export const endSessionsOf = async (tx: Tx, personId: string, except?: string): Promise<number> => {
  await endProviderRecords(tx, personId)
  const others = tx.deleteFrom('session').where('personId', '=', personId)
  const { numDeletedRows } = await (except === undefined ? others : others.where('id', '<>', except)).executeTakeFirst()
  return Number(numDeletedRows)
}

/** False when this person has no such session: to them, others' sessions do not exist. */
export const dropOwnSession = async (tx: Tx, personId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await endPendingSignIns(tx, personId)
  return numDeletedRows > 0n
}
