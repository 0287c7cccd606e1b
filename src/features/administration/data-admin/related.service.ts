import type { DataKind } from '#foundation/data-kinds/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

export type Related = { kind: string; field: string; value: string; count: number }

/** Lines of other kinds that refer to one, such as the accounts and people of a company. */
export const listRelated = async (
  tx: Tx,
  kinds: readonly DataKind[],
  kind: DataKind,
  line: Readonly<Record<string, unknown>>,
): Promise<Related[]> => {
  const names = kind.referencesOf?.(line) ?? []
  const found = names.length === 0 ? undefined : await kind.findReferences?.(tx, names)
  const [value] = found?.values() ?? []
  if (value === undefined) return []
  const related: Related[] = []
  for (const other of kinds)
    for (const [field, { refersTo }] of Object.entries(other.fields)) {
      if (refersTo !== kind.name || !other.count) continue
      const count = await other.count(tx, { filters: { [field]: value } })
      if (count > 0) related.push({ kind: other.name, field, value, count })
    }
  return related
}
