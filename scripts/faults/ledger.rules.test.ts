import { expect, test } from 'vitest'
import { findLosses, type Note } from './ledger.rules.ts'

const none = { lost: [], returned: [] }

test.each<[string, Note[], string[], ReturnType<typeof findLosses>]>([
  ['an acknowledged write that is there', [{ kind: 'kept', name: 'a' }], ['a'], none],
  ['an acknowledged write that is gone', [{ kind: 'kept', name: 'a' }], [], { lost: ['a'], returned: [] }],
  ['a write without an answer may be there', [{ kind: 'sent', name: 'a' }], ['a'], none],
  ['a write without an answer may be missing', [{ kind: 'sent', name: 'a' }], [], none],
  ['a refused write may be there, as its commit is unknown', [{ kind: 'refused', name: 'a' }], ['a'], none],
  [
    'a removal under way decides nothing',
    [
      { kind: 'kept', name: 'a' },
      { kind: 'removing', name: 'a' },
    ],
    [],
    none,
  ],
  [
    'an acknowledged removal that came back',
    [
      { kind: 'kept', name: 'a' },
      { kind: 'removing', name: 'a' },
      { kind: 'removed', name: 'a' },
    ],
    ['a'],
    { lost: [], returned: ['a'] },
  ],
])('%s', (_, notes, present, expected) => {
  expect(findLosses(notes, new Set(present))).toEqual(expected)
})
