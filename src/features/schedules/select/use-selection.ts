import { useEffect, useState } from 'react'
import { localStore, readJson } from '#browser/storage.ts'
import { readLines, type ScheduleLine } from '#features/schedules/schedule/schedule.rules.ts'
import { SELECTION_KEY } from '#features/schedules/tool-paths.rules.ts'

/** What was picked and not yet put into a schedule; it outlives a visit to a product's page. */
export const useSelection = (): readonly [lines: readonly ScheduleLine[], change: (lines: readonly ScheduleLine[]) => void] => {
  const [lines, setLines] = useState<readonly ScheduleLine[]>([])
  useEffect(() => {
    const read = (): void => setLines(readLines(readJson(localStore, SELECTION_KEY)))
    const follow = ({ key }: StorageEvent): void => {
      if (key === null || key === SELECTION_KEY) read()
    }
    read()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  const change = (next: readonly ScheduleLine[]): void => {
    setLines(next)
    if (next.length === 0) localStore.remove(SELECTION_KEY)
    else localStore.write(SELECTION_KEY, JSON.stringify(next))
  }
  return [lines, change]
}
