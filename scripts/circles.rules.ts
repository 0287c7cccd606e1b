import { check, type Boundary } from './boundary.rules.ts'
import { placeOf } from './source-place.ts'
import type { SourceTree } from './source-tree.ts'
import { standsBefore } from './domains.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>
const graphs = new WeakMap<SourceTree, Graph>()

/** Which features an area imports, types included; tests may put together what production code keeps apart. */
const readGraph = (tree: SourceTree): Graph => {
  const known = graphs.get(tree)
  if (known) return known
  const graph = new Map<string, Set<string>>()
  for (const { file, imports } of tree.values()) {
    const { area, isTest } = placeOf(file)
    if (area === undefined || isTest) continue
    const targets = graph.get(area) ?? new Set()
    for (const { target } of imports) {
      const requested = placeOf(target).area
      if (requested !== undefined && requested !== area) targets.add(requested)
    }
    graph.set(area, targets)
  }
  graphs.set(tree, graph)
  return graph
}

/** The shortest way from one area to another. */
const findPath = (graph: Graph, from: string, to: string): readonly string[] | undefined => {
  const seen = new Set([from])
  const paths: (readonly string[])[] = [[from]]
  for (const path of paths) {
    const last = path.at(-1) ?? from
    if (last === to) return path
    for (const next of graph.get(last) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        paths.push([...path, next])
      }
  }
  return undefined
}

export const circles: readonly Boundary[] = [
  {
    name: 'areas have no circles',
    find: ({ imports }, { area, isTest }, tree) =>
      area === undefined || isTest
        ? []
        : check(imports, (_, { area: target }) => {
            const back = target === undefined || target === area ? undefined : findPath(readGraph(tree), target, area)
            return (
              back &&
              `closes the circle ${[area, ...back].join(' → ')}. Hand the value in, move it to where both may import it, or let the upper area add it by declaration merging.`
            )
          }),
  },
  {
    name: 'order of the foundation',
    find: ({ imports }, { area, isTest }) =>
      area === undefined || isTest
        ? []
        : check(imports, (_, { area: target }) =>
            target === undefined || target === area || standsBefore(target, area)
              ? undefined
              : `${area} imports ${target}, which stands after it in the foundation (scripts/domains.ts). Let ${target} import ${area}, or hand the value in.`,
          ),
  },
]
