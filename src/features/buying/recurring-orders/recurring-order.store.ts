import { sql, type ColumnType, type Generated } from 'kysely'
import type { AgreedLine, PauseReason, RecurringState } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import type { Every, Unit } from '#features/buying/recurring-orders/schedule.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type EventKind = 'created' | 'ordered' | 'called' | 'paused' | 'resumed' | 'ended'

declare module '#platform/database/database.ts' {
  interface Tables {
    recurringOrder: {
      id: Generated<string>
      personId: string
      soldToId: string
      accountKey: string
      name: string
      lines: ColumnType<readonly AgreedLine[], string, string>
      currency: string
      costCentre: string | null
      country: string
      everyCount: number | null
      everyUnit: Unit | null
      callUntil: ColumnType<string | null>
      startsOn: ColumnType<string>
      nextOn: ColumnType<string | null>
      state: RecurringState
      reason: Generated<string>
      createdAt: Date
      changedAt: Date
    }
    recurringOrderEvent: {
      id: Generated<string>
      recurringOrderId: string
      at: Date
      kind: EventKind
      dueOn: ColumnType<string | null, string | null | undefined, never>
      orderNumber: string | null
      reason: Generated<string>
    }
  }
}

export type RecurringOrder = {
  readonly id: string
  readonly personId: string
  readonly soldToId: string
  readonly accountKey: string
  readonly name: string
  readonly lines: readonly AgreedLine[]
  readonly currency: string
  readonly country: string
  /** The cost centre that it is booked on. */
  readonly costCentre: string | null
  /** Null where it is called in parts. */
  readonly every: Every | null
  /** The last day on which it can be called; null where it comes on its days. */
  readonly callUntil: string | null
  readonly startsOn: string
  readonly nextOn: string | null
  readonly state: RecurringState
  readonly reason: PauseReason | ''
  readonly changedAt: Date
}

type Row = Omit<RecurringOrder, 'every'> & { everyCount: number | null; everyUnit: Unit | null }

const COLUMNS = sql`id, person_id, sold_to_id, account_key, name, lines, currency, country, cost_centre, every_count, every_unit,
  call_until::text as call_until, starts_on::text as starts_on, next_on::text as next_on, state, reason, changed_at`

const toOrder = ({ everyCount, everyUnit, ...row }: Row): RecurringOrder => ({
  ...row,
  every: everyCount === null || everyUnit === null ? null : { count: everyCount, unit: everyUnit },
})

/** Of one person, those that end last. */
export const listRecurring = async (tx: Tx, personId: string): Promise<RecurringOrder[]> => {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from recurring_order where person_id = ${personId}::uuid
    order by state = 'Ended', next_on, name, id limit 500`.execute(tx)
  return rows.map(toOrder)
}

export const countRecurring = async (tx: Tx, personId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from recurring_order where person_id = ${personId}::uuid and state <> 'Ended'`.execute(tx)
  return rows[0]?.count ?? 0
}

export const findRecurring = async (tx: Tx, id: string): Promise<RecurringOrder | undefined> => {
  const { rows } = await sql<Row>`select ${COLUMNS} from recurring_order where id = ${id}::uuid`.execute(tx)
  return rows[0] && toOrder(rows[0])
}

/** Held until the transaction ends: a worker and its owner come one after the other. */
export const lockRecurring = async (tx: Tx, id: string): Promise<RecurringOrder | undefined> => {
  const { rows } = await sql<Row>`select ${COLUMNS} from recurring_order where id = ${id}::uuid for update`.execute(tx)
  return rows[0] && toOrder(rows[0])
}

export const listDueIds = async (tx: Tx, today: string): Promise<{ id: string; nextOn: string }[]> => {
  const { rows } = await sql<{ id: string; nextOn: string }>`
    select id, next_on::text as next_on from recurring_order
    where state = 'Active' and next_on <= ${today}::date order by next_on, id limit 1000`.execute(tx)
  return rows
}

export type NewRecurring = Omit<RecurringOrder, 'id' | 'state' | 'reason' | 'changedAt' | 'nextOn'> & {
  readonly nextOn: string | null
  readonly createdAt: Date
}

export const insertRecurring = async (tx: Tx, { every, lines, createdAt, ...row }: NewRecurring): Promise<string> => {
  const values = {
    ...row,
    everyCount: every?.count ?? null,
    everyUnit: every?.unit ?? null,
    lines: JSON.stringify(lines),
    state: 'Active' as const,
  }
  const { id } = await tx
    .insertInto('recurringOrder')
    .values({ ...values, createdAt, changedAt: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type RecurringChange = {
  readonly state?: RecurringState
  readonly reason?: PauseReason | ''
  readonly nextOn?: string | null
  readonly lines?: readonly AgreedLine[]
  readonly costCentre?: string | null
}

export const updateRecurring = async (tx: Tx, id: string, { lines, ...change }: RecurringChange, now: Date): Promise<void> => {
  await tx
    .updateTable('recurringOrder')
    .set({ ...change, ...(lines && { lines: JSON.stringify(lines) }), changedAt: now })
    .where('id', '=', id)
    .execute()
}

export type RecurringEvent = {
  readonly at: Date
  readonly kind: EventKind
  readonly dueOn?: string | null
  readonly orderNumber?: string | null
  readonly reason?: string
}

export const insertEvent = async (tx: Tx, recurringOrderId: string, event: RecurringEvent): Promise<void> => {
  const { dueOn = null, orderNumber = null, reason = '', ...plain } = event
  await tx
    .insertInto('recurringOrderEvent')
    .values({ ...plain, recurringOrderId, dueOn, orderNumber, reason })
    .execute()
}

/** The latest first. */
export const listEvents = async (tx: Tx, id: string): Promise<Required<RecurringEvent>[]> => {
  const { rows } = await sql<Required<RecurringEvent>>`
    select at, kind, due_on::text as due_on, order_number, reason from recurring_order_event
    where recurring_order_id = ${id}::uuid order by at desc, id desc limit 50`.execute(tx)
  return rows
}
