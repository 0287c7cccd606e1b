import { useEffect, useState } from 'react'
import { localStore, readJson } from '#browser/storage.ts'
import {
  readPicked,
  writePicked,
  type ScheduleKind,
  type ScheduleLine,
} from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { SELECTION_KEY } from '#features/storefront/product-tools/tool-paths.rules.ts'

/** Chosen products that are not yet in a schedule; they survive a visit to a product's page. */
export const useSelection = (
  kind: ScheduleKind,
): readonly [lines: readonly ScheduleLine[], change: (lines: readonly ScheduleLine[]) => void] => {
  const [lines, setLines] = useState<readonly ScheduleLine[]>([])
  useEffect(() => {
    const read = (): void => setLines(readPicked(readJson(localStore, SELECTION_KEY), kind))
    const follow = ({ key }: StorageEvent): void => {
      if (key === null || key === SELECTION_KEY) read()
    }
    read()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [kind])
  const change = (next: readonly ScheduleLine[]): void => {
    setLines(next)
    const all = writePicked(readJson(localStore, SELECTION_KEY), kind, next)
    if (all.length === 0) localStore.remove(SELECTION_KEY)
    else localStore.write(SELECTION_KEY, JSON.stringify(all))
  }
  return [lines, change]
}
