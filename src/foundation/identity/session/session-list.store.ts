import type { Tx } from '#platform/database/database.ts'

export type ListedSession = {
  readonly id: string
  readonly device: string
  /** The person's name for the device; empty until given. */
  readonly name: string | null
  readonly country: string
  readonly network: string
  readonly createdAt: Date
  readonly seenAt: Date
}

export const listSessions = (tx: Tx, personId: string, now: Date): Promise<ListedSession[]> =>
  tx
    .selectFrom('session')
    .leftJoin('knownDevice', 'knownDevice.id', 'session.deviceId')
    .select(['session.id', 'session.device', 'session.createdAt', 'session.seenAt', 'session.country', 'session.network'])
    .select('knownDevice.name')
    .where('session.personId', '=', personId)
    .where('session.expiresAt', '>', now)
    .where('session.endsAt', '>', now)
    .orderBy('session.seenAt', 'desc')
    .limit(100)
    .execute()

/** When the person was here last, as far as sessions are still kept. */
export const findLastSeen = async (tx: Tx, personId: string): Promise<Date | undefined> => {
  const query = tx.selectFrom('session').select('seenAt').where('personId', '=', personId)
  return (await query.orderBy('seenAt', 'desc').executeTakeFirst())?.seenAt
}

/** Of sessions that have not ended: whose data each of them sees now, by its id. */
export const listSessionPeople = async (tx: Tx, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.personId')
    .select(['session.id', 'session.personId', 'session.actingFor', 'session.actingUntil'])
    .where('session.id', 'in', [...ids])
    .where('session.expiresAt', '>', now)
    .where('session.endsAt', '>', now)
    .where('person.status', '=', 'active')
    .execute()
  return new Map(
    rows.map(({ id, personId, actingFor, actingUntil }) => [
      id,
      actingUntil !== null && actingFor !== null ? actingFor : personId,
    ]),
  )
}
