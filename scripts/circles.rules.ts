import { check, type Boundary } from './boundary.rules.ts'
import { placeOf } from './source-place.ts'
import type { SourceTree } from './source-tree.ts'
import { standsBefore } from './tiers.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>
const graphs = new WeakMap<SourceTree, Graph>()

/** Which features a feature imports, types included; tests may put together what production code keeps apart. */
const readGraph = (tree: SourceTree): Graph => {
  const known = graphs.get(tree)
  if (known) return known
  const graph = new Map<string, Set<string>>()
  for (const { file, imports } of tree.values()) {
    const { feature, isTest } = placeOf(file)
    if (feature === undefined || isTest) continue
    const targets = graph.get(feature) ?? new Set()
    for (const { target } of imports) {
      const wanted = placeOf(target).feature
      if (wanted !== undefined && wanted !== feature) targets.add(wanted)
    }
    graph.set(feature, targets)
  }
  graphs.set(tree, graph)
  return graph
}

/** The shortest way from one feature to another. */
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
    name: 'features have no circles',
    find: ({ imports }, { feature, isTest }, tree) =>
      feature === undefined || isTest
        ? []
        : check(imports, (_, { feature: target }) => {
            const back = target === undefined || target === feature ? undefined : findPath(readGraph(tree), target, feature)
            return (
              back &&
              `closes the circle ${[feature, ...back].join(' → ')}. Hand the value in, move it to where both may import it, or let the upper feature add it by declaration merging.`
            )
          }),
  },
  {
    name: 'order of the foundation',
    find: ({ imports }, { feature, isTest }) =>
      feature === undefined || isTest
        ? []
        : check(imports, (_, { feature: target }) =>
            target === undefined || target === feature || standsBefore(target, feature)
              ? undefined
              : `${feature} imports ${target}, which stands after it in the foundation (scripts/tiers.ts). Let ${target} import ${feature}, or hand the value in.`,
          ),
  },
]
