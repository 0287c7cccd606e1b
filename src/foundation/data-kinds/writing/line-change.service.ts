import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import { isEmpty, isSameValue } from '#foundation/data-kinds/writing/merge-line.service.ts'
import { lookUp } from '#kernel/look-up.ts'

/** So many bytes of values; entries of the audit log stay for years, and nothing shortens them. */
export const MOST_BYTES = 4000
/** Stands for a value that is not in the entry. */
const LEFT_OUT = '…'

type Sides = { readonly before: Line | undefined; readonly after: Line | undefined; readonly isPersonal: boolean }

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

/** The fields in which a line differs; values that are personal or too long are left out, their names are not. */
export const describeChange = ({ before, after, isPersonal }: Sides): { before: Line | null; after: Line | null } => {
  const [was, is]: [[string, unknown][], [string, unknown][]] = [[], []]
  let room = MOST_BYTES
  for (const name of Object.keys(after ?? before ?? {})) {
    const [old, fresh] = [lookUp(before, name) ?? null, lookUp(after, name) ?? null]
    if (isSameValue(old, fresh)) continue
    const size = sizeOf(old) + sizeOf(fresh)
    const isShown = !isPersonal && size <= room
    if (isShown) room -= size
    was.push([name, isShown ? old : isEmpty(fresh) ? LEFT_OUT : null])
    is.push([name, isShown ? fresh : isEmpty(fresh) ? null : LEFT_OUT])
  }
  return { before: before ? Object.fromEntries(was) : null, after: after ? Object.fromEntries(is) : null }
}
