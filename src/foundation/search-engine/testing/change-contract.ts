import { describe, expect, test } from 'vitest'
import { touchDocuments } from '#foundation/search-engine/indexing/change.store.ts'
import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import { makeDocument } from '#foundation/search-engine/testing/sample-source.ts'
import type { Tx } from '#platform/database/database.ts'

type ChangedEngine = {
  /** The source's documents; changed by the tests. */
  readonly documents: SearchDocument[]
  readonly inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  readonly find: (query: string) => Promise<string[]>
  readonly applyChanges: () => Promise<number>
  readonly rebuild: () => Promise<number>
}

/** How an engine follows changes of its sources. */
export const describeChanges = ({ documents, inTenant, find, applyChanges, rebuild }: ChangedEngine): void => {
  const touch = (...keys: string[]): Promise<void> => inTenant((tx) => touchDocuments(tx, 'sample', keys))
  const remove = (key: string): void =>
    void documents.splice(
      documents.findIndex((each) => each.key === key),
      1,
    )

  describe('changes', () => {
    test('an added document is found once the change was applied', async () => {
      documents.push(makeDocument('N-1000', 'Novel nozzle', { numbers: ['N-1000'] }))
      await touch('N-1000')
      expect(await find('nozzle')).toEqual([])
      expect(await applyChanges()).toBe(1)
      expect(await find('nozzle')).toEqual(['N-1000'])
      expect(await applyChanges()).toBe(0)
    })

    test('a changed document is found by its new words alone, and once', async () => {
      remove('N-1000')
      documents.push(makeDocument('N-1000', 'Spray lance', { numbers: ['N-1000'] }))
      await touch('N-1000', 'N-1000')
      await applyChanges()
      expect(await find('nozzle')).toEqual([])
      expect(await find('lance')).toEqual(['N-1000'])
      expect(await find('N-1000')).toEqual(['N-1000'])
    })

    test('a removed document is not shown even before the change was applied', async () => {
      remove('N-1000')
      expect(await find('lance')).toEqual([])
      await touch('N-1000')
      await applyChanges()
      expect(await find('lance')).toEqual([])
    })

    test('a change that was rolled back counts for nothing', async () => {
      documents.push(makeDocument('N-2', 'Phantom flange'))
      const failing = inTenant(async (tx) => {
        await touchDocuments(tx, 'sample', ['N-2'])
        throw new Error('taken back')
      })
      await expect(failing).rejects.toThrow('taken back')
      expect(await applyChanges()).toBe(0)
      remove('N-2')
    })

    test('a rebuild finds everything as it is, and says how much that is', async () => {
      documents.push(makeDocument('N-3', 'Rebuilt rotor'))
      expect(await rebuild()).toBe(documents.length)
      expect(await find('rotor')).toEqual(['N-3'])
      expect(await find('brass')).toEqual(['V-100'])
    })
  })
}
