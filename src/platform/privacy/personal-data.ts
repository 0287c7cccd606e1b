import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** By what rows of a person are found. */
export type PersonKeys = {
  readonly id: string
  /** In lower case: the address, and one that waits for its confirmation. */
  readonly emails: readonly string[]
}

export type PersonRows = {
  /** For the guide: the column, or what else leads to the person. */
  readonly text: string
  /** A condition on the rows of the table. */
  readonly where: (who: PersonKeys) => RawBuilder<unknown>
}

export type ErasureWork = { readonly tx: Tx; readonly who: PersonKeys }

/** A table with data of people. Each feature states it for its own tables, as it does for their retention. */
export type PersonalTable = {
  readonly table: string
  /** Tells two declarations of one table apart. */
  readonly part?: string
  /** The meaning of the rows, in the export and in the guide. */
  readonly about: string
  /** Without it no row belongs to a person; others may be mentioned in it. */
  readonly rows?: PersonRows
  /** The effect of erasure on the rows; `change` clears the columns of `data` and `secret`. */
  readonly erase: 'delete' | 'change' | 'keep'
  /** Columns about the person. */
  readonly data?: readonly string[]
  /** Columns that an export leaves out, such as hashes. */
  readonly secret?: readonly string[]
  /** Columns in whose every row the person's address, name and number are replaced by the pseudonym. */
  readonly mentions?: readonly string[]
  /** Columns that stay as they are, and the reason in law. */
  readonly kept?: Readonly<Record<string, string>>
  /** Columns that say nothing about a person. */
  readonly plain?: readonly string[]
  /** Not for exports: rows about the person that hold data of others. */
  readonly isHidden?: true
  /** Stored files of the rows: selects `key` and `name`. */
  readonly files?: (who: PersonKeys) => RawBuilder<{ key: string; name: string }>
  /** Documents of the search index: the source, and a query that selects their `key`. */
  readonly documents?: { readonly source: string; readonly keys: (who: PersonKeys) => RawBuilder<{ key: string }> }
  /** Before any row is changed, for what columns cannot say. */
  readonly first?: (work: ErasureWork) => Promise<void>
  /** When all rows are changed, for what is made from them. */
  readonly last?: (work: ErasureWork) => Promise<void>
}

/** The column holds the person's id, as uuid or text. */
export const byPerson = (column = 'person_id'): PersonRows => ({
  text: column,
  where: ({ id }) => sql`${sql.ref(column)} = ${id}`,
})

/** The column holds an address. */
export const byMail = (column: string): PersonRows => ({
  text: column,
  where: ({ emails }) => sql`lower(${sql.ref(column)}) = any(${[...emails]}::text[])`,
})

/** The column holds a person or a visitor's browser. */
export const byHolder = (column = 'holder'): PersonRows => ({
  text: column,
  where: ({ id }) => sql`${sql.ref(column)} = ${`person:${id}`}`,
})

/** The row goes with one of another table. */
export const within = (column: string, parent: { readonly table: string; readonly key?: string } & PersonRows): PersonRows => ({
  text: `${column} → ${parent.table}.${parent.text}`,
  where: (who) =>
    sql`${sql.ref(column)} in (select ${sql.ref(parent.key ?? 'id')} from ${sql.table(parent.table)} where ${parent.where(who)})`,
})

export const either = (...ways: readonly PersonRows[]): PersonRows => ({
  text: ways.map(({ text }) => text).join(' or '),
  where: (who) =>
    sql.join(
      ways.map(({ where }) => sql`(${where(who)})`),
      sql` or `,
    ),
})

export const both = (...ways: readonly PersonRows[]): PersonRows => ({
  text: ways.map(({ text }) => text).join(' and '),
  where: (who) =>
    sql.join(
      ways.map(({ where }) => sql`(${where(who)})`),
      sql` and `,
    ),
})

/** A condition that is the same for everyone, such as a state. */
export const onlyIf = (condition: string): PersonRows => ({ text: condition, where: () => sql.raw(condition) })

export const namePersonalTable = ({ table, part }: Pick<PersonalTable, 'table' | 'part'>): string =>
  part ? `${table} (${part})` : table
