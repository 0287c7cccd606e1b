import type { Import, SourceTree } from './source-tree.ts'

/** Follows what is really loaded, through files that are not judged on their own; returns the first way to a culprit. */
export const findWay = (
  start: Import,
  tree: SourceTree,
  { isCulprit, isJudgedAlone }: { isCulprit: (found: Import) => boolean; isJudgedAlone: (file: string) => boolean },
): string[] | undefined => {
  const seen = new Set<string>()
  const walk = (found: Import): string[] | undefined => {
    if (isCulprit(found)) return [found.target]
    if (found.isType || isJudgedAlone(found.target) || seen.has(found.target)) return undefined
    seen.add(found.target)
    for (const next of tree.get(found.target)?.imports ?? []) {
      const way = next.isType ? undefined : walk(next)
      if (way) return [found.target, ...way]
    }
    return undefined
  }
  return walk(start)
}

export const show = (way: readonly string[]): string => way.join(' → ')
