import { localStore, readJson } from '#browser/storage.ts'
import type { GridMemory } from '#ui/data-grid/grid-column.ts'

const ROW_HEIGHT = 'row-height'

/** In this browser alone: which columns fit is a matter of its screen. Views, which have a name, are stored on the server. */
export const rememberColumns = (list: string): GridMemory => {
  const key = `columns-${list}`
  return {
    read: () => {
      const stored = readJson(localStore, key)
      return Array.isArray(stored) ? stored.filter((column) => typeof column === 'string') : undefined
    },
    write: (columns) => {
      if (columns) localStore.write(key, JSON.stringify(columns))
      else localStore.remove(key)
    },
    readRowHeight: () => (localStore.read(ROW_HEIGHT) === 'comfortable' ? 'comfortable' : 'compact'),
    writeRowHeight: (height) => localStore.write(ROW_HEIGHT, height),
  }
}
