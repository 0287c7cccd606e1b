import { sql, type RawBuilder } from 'kysely'
import type { MergedPerson } from '#features/administration/back-office/merge/merge-people.rules.ts'
import {
  PERSON_COLUMNS,
  type MergeGroup,
  type MoveDecision,
} from '#features/administration/back-office/merge/person-columns.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type MergePair = { readonly stays: string; readonly leaves: string }
export type NamedPerson = MergedPerson & { readonly name: string; readonly email: string }
type Move = MoveDecision & { readonly table: string; readonly column: string }

const MOVES: readonly Move[] = Object.entries(PERSON_COLUMNS).flatMap(([name, decision]) => {
  const [table = '', column = ''] = name.split('.')
  return decision.how === 'move' ? [{ ...decision, table, column }] : []
})
/** Where two columns of a table name the person, the rows are counted once. */
const COUNTED = [...new Map(MOVES.map((move) => [move.table, move])).values()]

const nameOf = (id: string, { as }: Move): RawBuilder<unknown> => {
  if (as === 'holder') return sql`${`person:${id}`}::text`
  return as === 'text' ? sql`${id}::text` : sql`${id}::uuid`
}

const isSame = (columns: readonly string[], one: string, other: string): RawBuilder<unknown> =>
  sql.join(
    [sql`true`, ...columns.map((column) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`)],
    sql` and `,
  )

/** Rows of the one who leaves for which the other has one already, beside that row. */
const listClashes = (pair: MergePair, move: Move): RawBuilder<unknown> => {
  const { table, column, key = [], keyWhere = 'true' } = move
  const rowsOf = (id: string) =>
    sql`(select ctid as row, t.* from ${sql.table(table)} t where ${sql.ref(column)} = ${nameOf(id, move)} and ${sql.raw(keyWhere)})`
  return sql`${rowsOf(pair.leaves)} l join ${rowsOf(pair.stays)} s on ${isSame(key, 'l', 's')}`
}

const resolveClashes = async (tx: Tx, pair: MergePair, move: Move): Promise<void> => {
  const { table, key, parts, loserSet } = move
  if (!key) return
  const clashes = listClashes(pair, move)
  if (parts)
    await sql`
      update ${sql.table(parts.table)} p set ${sql.ref(parts.parent)} = pairs.winner
      from (select l.id as loser, s.id as winner from ${clashes}) pairs
      where p.${sql.ref(parts.parent)} = pairs.loser and not exists (
        select from ${sql.table(parts.table)} w where w.${sql.ref(parts.parent)} = pairs.winner and ${isSame(parts.key, 'w', 'p')})`.execute(
      tx,
    )
  const losers = sql`where ctid in (select l.row from ${clashes})`
  await (
    loserSet === undefined
      ? sql`delete from ${sql.table(table)} ${losers}`
      : sql`update ${sql.table(table)} set ${sql.raw(loserSet)} ${losers}`
  ).execute(tx)
}

const clearSingle = async (tx: Tx, pair: MergePair, move: Move): Promise<void> => {
  const { table, column, single } = move
  if (single === undefined) return
  await sql`
    update ${sql.table(table)} set ${sql.ref(single)} = false
    where ${sql.ref(column)} = ${nameOf(pair.leaves, move)} and ${sql.ref(single)} and exists (
      select from ${sql.table(table)} o where o.${sql.ref(column)} = ${nameOf(pair.stays, move)} and o.${sql.ref(single)})`.execute(
    tx,
  )
}

const copyRows = async (tx: Tx, pair: MergePair, move: Move): Promise<void> => {
  const { table, column, copy = [] } = move
  const columns = sql.join(copy.map((each) => sql.ref(each)))
  await sql`
    insert into ${sql.table(table)} (${sql.ref(column)}, ${columns})
    select ${nameOf(pair.stays, move)}, ${columns} from ${sql.table(table)}
    where ${sql.ref(column)} = ${nameOf(pair.leaves, move)} on conflict do nothing`.execute(tx)
}

/** How much the one who leaves has, by group; groups with nothing are left out. */
export const countMoves = async (tx: Tx, leaves: string): Promise<Partial<Record<MergeGroup, number>>> => {
  const counts = sql.join(
    COUNTED.map(
      (move) => sql`
        select ${move.group}::text as "group", count(*)::integer as count
        from ${sql.table(move.table)} where ${sql.ref(move.column)} = ${nameOf(leaves, move)}`,
    ),
    sql` union all `,
  )
  const { rows } = await sql<{ group: MergeGroup; count: number }>`
    select "group", sum(count)::integer as count from (${counts}) c where count > 0 group by "group"`.execute(tx)
  return Object.fromEntries(rows.map(({ group, count }) => [group, count]))
}

/** Everything of the one who leaves that moves, in one transaction. */
export const moveRows = async (tx: Tx, pair: MergePair): Promise<void> => {
  const copied = MOVES.filter(({ copy }) => copy)
  for (const move of copied) await copyRows(tx, pair, move)
  for (const move of MOVES.filter(({ copy }) => !copy)) {
    await resolveClashes(tx, pair, move)
    await clearSingle(tx, pair, move)
    const { table, column } = move
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${nameOf(pair.stays, move)}
      where ${sql.ref(column)} = ${nameOf(pair.leaves, move)}`.execute(tx)
  }
  for (const move of copied)
    await sql`delete from ${sql.table(move.table)} where ${sql.ref(move.column)} = ${nameOf(pair.leaves, move)}`.execute(tx)
}

export const noteMerge = async (tx: Tx, leaves: string, stays: string | null): Promise<void> => {
  await sql`update person set merged_into = ${stays} where id = ${leaves}`.execute(tx)
}

/** Locked in one order, as all who change people do it. */
export const lockPair = async (tx: Tx, { stays, leaves }: MergePair): Promise<readonly NamedPerson[]> => {
  const { rows } = await sql<NamedPerson>`
    select id, given_name || ' ' || family_name as name, email, status, roles, is_internal, company_id from person
    where id in (${stays}, ${leaves}) order by id for update`.execute(tx)
  return rows
}

/** Whoever had no company yet belongs to the one whose accounts they get. */
export const adoptCompany = async (tx: Tx, { stays, leaves }: MergePair): Promise<void> => {
  await sql`
    update person set company_id = (select company_id from person where id = ${leaves})
    where id = ${stays} and company_id is null`.execute(tx)
}
