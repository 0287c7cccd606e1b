import { expect, test } from 'vitest'
import type { Seal, SealedEntry } from '#foundation/audit/chain/audit-seal.rules.ts'
import { checkSeals, EMPTY_CHAIN, hashDetails, hashEntry } from '#foundation/audit/chain/seal-hash.service.ts'

const KEY = Buffer.alloc(32, 7)
const entry = (id: string): SealedEntry => ({ id, at: '1.5', actorId: 'a', subjectId: 's', action: 'x.y', details: '{}' })

const seal = (ids: readonly string[]): Seal[] => {
  let state = EMPTY_CHAIN
  return ids.map((id, index) => {
    const detailsHash = hashDetails(KEY, entry(id))
    state = { position: index + 1, hash: hashEntry(KEY, state, entry(id), detailsHash) }
    return { ...state, entryId: id, detailsHash, redactions: [], entry: entry(id) }
  })
}
const check = (seals: readonly Seal[]) => checkSeals(KEY, EMPTY_CHAIN, seals).faults

test('an untouched chain has no fault, whole or in parts', () => {
  const seals = seal(['a', 'b', 'c'])
  expect(check(seals)).toEqual([])
  const { state } = checkSeals(KEY, EMPTY_CHAIN, seals.slice(0, 2))
  expect(checkSeals(KEY, state, seals.slice(2)).faults).toEqual([])
})

test.each(['at', 'actorId', 'subjectId', 'action', 'details'] as const)('a changed %s is found', (field) => {
  const seals = seal(['a', 'b', 'c']).map((each) =>
    each.entryId === 'b' ? { ...each, entry: { ...entry('b'), [field]: 'other' } } : each,
  )
  expect(check(seals)).toEqual([{ kind: 'changed', position: 2, entryId: 'b' }])
})

test('a removed entry, a removed seal and two exchanged ones are found', () => {
  const seals = seal(['a', 'b', 'c'])
  expect(check(seals.map((each) => (each.entryId === 'b' ? { ...each, entry: undefined } : each)))).toEqual([
    { kind: 'removed', position: 2, entryId: 'b' },
  ])
  expect(check(seals.filter(({ entryId }) => entryId !== 'b'))).toEqual([{ kind: 'seal-removed', position: 2, entryId: 'c' }])
  const [first, second, third] = seals as [Seal, Seal, Seal]
  const exchanged = [first, { ...second, entryId: 'c', entry: entry('c') }, { ...third, entryId: 'b', entry: entry('b') }]
  expect(check(exchanged).map(({ kind }) => kind)).toEqual(['changed', 'changed'])
})

test('a chain that somebody made anew without the key is found', () => {
  expect(checkSeals(Buffer.alloc(32), EMPTY_CHAIN, seal(['a', 'b'])).faults).toHaveLength(2)
})

test('words that were erased by right are no fault, other ones are', () => {
  const left = { ...entry('a'), details: '{"name":"erased"}' }
  const seals = seal(['a', 'b']).map((each) => (each.entryId === 'a' ? { ...each, entry: left } : each))
  expect(check(seals)).toEqual([{ kind: 'changed', position: 1, entryId: 'a' }])
  const accepted = seals.map((each) => (each.entryId === 'a' ? { ...each, redactions: [hashDetails(KEY, left)] } : each))
  expect(check(accepted)).toEqual([])
})
