import type { DataKind } from '#foundation/data-kinds/description/data-kind.service.ts'
import type { Feature } from '#platform/feature.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Kinds of data that owners bring: by file, by program and in the back office. */
    readonly dataKinds?: readonly DataKind[]
  }
}

declare module '#platform/services.ts' {
  interface Services {
    /** By name, in the order in which they can be brought: what others refer to comes first. */
    readonly dataKinds: ReadonlyMap<string, DataKind>
  }
}

/** Of all features; what a kind refers to stands before it. */
export const listDataKinds = (features: readonly Feature[]): ReadonlyMap<string, DataKind> => {
  const all = new Map(features.flatMap(({ dataKinds = [] }) => dataKinds.map((kind) => [kind.name, kind] as const)))
  const ordered = new Map<string, DataKind>()
  const add = (kind: DataKind, above: readonly string[]): void => {
    if (ordered.has(kind.name) || above.includes(kind.name)) return
    const before = [...Object.values(kind.fields).map(({ refersTo }) => refersTo), ...(kind.follows ?? [])]
    for (const name of before) {
      const needed = name === undefined ? undefined : all.get(name)
      if (needed) add(needed, [...above, kind.name])
    }
    ordered.set(kind.name, kind)
  }
  for (const kind of all.values()) add(kind, [])
  return ordered
}
