import type { Boundary } from './boundary.rules.ts'
import { placeOf } from './source-place.ts'
import type { SourceTree } from './source-tree.ts'

/** Names that other systems and authors rely on. */
const PUBLIC_MARKS: ReadonlySet<string> = new Set(['data-add-query-parameter', 'data-contact-us'])

type Drawers = ReadonlyMap<string, ReadonlySet<string>>
const known = new WeakMap<SourceTree, Drawers>()

/** By attribute: the areas that draw it; '' for the parts below and above the areas. */
const listDrawers = (tree: SourceTree): Drawers => {
  const found = known.get(tree)
  if (found) return found
  const drawers = new Map<string, Set<string>>()
  for (const { file, marks } of tree.values()) {
    const { area = '', isTest } = placeOf(file)
    if (isTest) continue
    for (const { name, isDrawn } of marks)
      if (isDrawn || area === '') drawers.set(name, (drawers.get(name) ?? new Set()).add(area))
  }
  known.set(tree, drawers)
  return drawers
}

export const marks: readonly Boundary[] = [
  {
    name: 'no hidden edges',
    find: ({ marks: found }, { area, isTest }, tree) => {
      if (area === undefined || isTest) return []
      return found.flatMap(({ name, line, isDrawn }) => {
        const drawers = listDrawers(tree).get(name)
        if (isDrawn || !drawers || drawers.has(area) || drawers.has('') || PUBLIC_MARKS.has(name)) return []
        return [
          {
            line,
            message: `looks for ${name}, which ${[...drawers].join(' and ')} draws. Declare it in MarkupSlots (src/foundation/blocks/markup-slot.client.ts), draw it with markSlot() and find it with findSlots(); or fill a Slot.`,
          },
        ]
      })
    },
  },
]
