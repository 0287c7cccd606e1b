import { sql, type ColumnType } from 'kysely'
import type { ScheduleKind, ScheduleLine } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    productSchedule: {
      id: string
      personId: string
      kind: ScheduleKind
      name: string
      lines: ColumnType<readonly ScheduleLine[], string, string>
      version: number
      updatedAt: Date
    }
  }
}

/** Whose projects: the person that the session says, nobody else's exist. */
type Owner = Pick<ScopeUser, 'id'>

export type Project = {
  readonly id: string
  readonly kind: ScheduleKind
  readonly name: string
  readonly lines: readonly ScheduleLine[]
  readonly version: number
}

/** The latest first. */
export const listProjects = (tx: Tx, owner: Owner) =>
  tx
    .selectFrom('productSchedule')
    .select(['id', 'kind', 'name', 'version', 'updatedAt', sql<number>`jsonb_array_length(lines)`.as('lineCount')])
    .where('personId', '=', owner.id)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()

export const findProject = (tx: Tx, owner: Owner, id: string): Promise<Project | undefined> =>
  tx
    .selectFrom('productSchedule')
    .select(['id', 'kind', 'name', 'lines', 'version'])
    .where('personId', '=', owner.id)
    .where('id', '=', id)
    .executeTakeFirst()

/** False when the id is taken, by whomever. */
export const insertProject = async (tx: Tx, owner: Owner, project: Omit<Project, 'version'>, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('productSchedule')
    .values({ ...project, lines: JSON.stringify(project.lines), personId: owner.id, version: 1, updatedAt: now })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False when somebody wrote in the meantime: the version is part of the question. */
export const updateProject = async (tx: Tx, owner: Owner, project: Project, now: Date): Promise<boolean> => {
  const { id, kind, name, lines, version } = project
  const { numUpdatedRows } = await tx
    .updateTable('productSchedule')
    .set({ kind, name, lines: JSON.stringify(lines), version: version + 1, updatedAt: now })
    .where('personId', '=', owner.id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const deleteProject = async (tx: Tx, owner: Owner, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('productSchedule')
    .where('personId', '=', owner.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
