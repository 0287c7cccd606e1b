import type { ScheduleLine } from '#features/storefront/product-tools/schedule/schedule.rules.ts'

/** A person may keep so many. */
export const MOST_PROJECTS = 100

export type ProjectContent = { readonly name: string; readonly lines: readonly ScheduleLine[] }
export type StoredProject = ProjectContent & { readonly version: number }

/** `same`: the answer to an earlier try was lost on its way; there is nothing to do. */
export type SaveDecision = 'create' | 'update' | 'same' | 'conflict'

const isSame = (a: ProjectContent, b: ProjectContent): boolean =>
  a.name === b.name &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, at) => {
    const other = b.lines[at]
    return (
      other &&
      line.sku === other.sku &&
      line.quantity === other.quantity &&
      line.tag === other.tag &&
      line.remark === other.remark
    )
  })

/** Who saves says which version they have seen, 0 for a new project: nobody writes over what they have not read. */
export const decideSave = (stored: StoredProject | undefined, requested: StoredProject): SaveDecision => {
  if (!stored) return requested.version === 0 ? 'create' : 'conflict'
  if (stored.version === requested.version) return 'update'
  return stored.version === requested.version + 1 && isSame(stored, requested) ? 'same' : 'conflict'
}
