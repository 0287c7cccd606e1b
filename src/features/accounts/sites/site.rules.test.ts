import { describe, expect, test } from 'vitest'
import { findNameProblem, groupCases, isComplete, LONGEST_NAME, siteKeyOf } from '#features/accounts/sites/site.rules.ts'

describe('a name of an account or a site', () => {
  test.each([
    ['letters, digits, space, hyphen and underscore pass [5.5.1]', 'Plant 2_north-east', undefined, undefined],
    ['letters of other languages pass [5.5.1]', 'Łódź Süd 上海', undefined, undefined],
    ['another character is told while one types [5.5.2]', 'Plant #2', 'invalid', 'invalid'],
    ['markup is told while one types [5.5.2]', '<b>Plant</b>', 'invalid', 'invalid'],
    ['a line break is told [5.5.1]', 'Plant\n2', 'invalid', 'invalid'],
    ['an empty one is told when it is sent [5.5.3]', '', undefined, 'missing'],
    ['spaces alone are nothing [5.5.3]', '   ', undefined, 'missing'],
    ['one that is too long is told', 'x'.repeat(LONGEST_NAME + 1), 'invalid', 'invalid'],
  ] as const)('%s', (_, value, typing, sent) => {
    expect(findNameProblem(value, false)).toBe(typing)
    expect(findNameProblem(value, true)).toBe(sent)
  })

  test.each([
    [{ name: 'Northline', site: 'Gdansk' }, true],
    [{ name: 'Northline', site: '' }, false],
    [{ name: '', site: 'Gdansk' }, false],
    [{ name: 'North&line', site: 'Gdansk' }, false],
  ])('%j can be sent: %s [5.5.4]', (names, can) => expect(isComplete(names)).toBe(can))
})

test.each([
  [{ name: 'Northline', site: 'Gdansk' }, true],
  [{ name: ' northline ', site: 'GDANSK' }, true],
  [{ name: 'Northline', site: 'Gdansk  ' }, true],
  [{ name: 'Northline Gdansk', site: '' }, false],
  [{ name: 'Northline', site: 'Gdansk 2' }, false],
])('%j reads like Northline, Gdansk: %s', (names, isSame) =>
  expect(siteKeyOf(names) === siteKeyOf({ name: 'Northline', site: 'Gdansk' })).toBe(isSame),
)

test('requests are pending while they are new, and not available whatever else became of them [4.11.1, 4.11.2, 4.11.3]', () => {
  const cases = ['New', 'Rejected', 'Cancelled', 'Closed', 'New'].map((status) => ({
    status,
    secondaryAccount: { name: 'Northline', site: status },
  }))
  const { pending, rejected } = groupCases(cases)
  expect(pending.map(({ status }) => status)).toEqual(['New', 'New'])
  expect(rejected.map(({ status }) => status)).toEqual(['Rejected', 'Cancelled', 'Closed'])
})
