import { useEffect, useState } from 'react'
import type { ScheduleKind } from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import {
  readProjectName,
  readSchedule,
  writeProjectName,
  writeSchedule,
  type StoredSchedule,
} from '#features/storefront/product-tools/schedule/schedule-storage.client.ts'
import { NAME_KEY, SCHEDULE_KEYS } from '#features/storefront/product-tools/tool-paths.rules.ts'

export type Schedule = StoredSchedule & {
  readonly name: string
  /** False until the browser's storage was read: what the server drew knows nothing of it. */
  readonly isRead: boolean
  readonly change: (next: Partial<StoredSchedule>) => void
  readonly rename: (name: string) => void
}

/** The schedule in this browser; other tabs that change it are followed. */
export const useSchedule = (kind: ScheduleKind): Schedule => {
  const [schedule, setSchedule] = useState<StoredSchedule>({ lines: [] })
  const [name, setName] = useState('')
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const read = (): void => {
      setSchedule(readSchedule(kind))
      setName(readProjectName())
      setRead(true)
    }
    const follow = ({ key }: StorageEvent): void => {
      if (key === null || key === SCHEDULE_KEYS[kind] || key === NAME_KEY) read()
    }
    read()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [kind])
  return {
    ...schedule,
    name,
    isRead,
    change: (next) => {
      const changed = { ...schedule, ...next }
      setSchedule(changed)
      writeSchedule(kind, changed)
    },
    rename: (next) => {
      setName(next)
      writeProjectName(next)
    },
  }
}
