import { expect, test } from 'vitest'
import { chooseExpired, nameArchive } from '#platform/backup/archive-name.rules.ts'
import { createRowHash } from '#platform/backup/row-hash.ts'
import { orderTables } from '#platform/backup/table-order.rules.ts'

test('an archive is named by its time', () => {
  expect(nameArchive(new Date('2026-11-18T02:30:05.123Z'))).toBe('portico-2026-11-18T02-30-05Z.backup')
})

test('only older ones under our names expire', () => {
  const day = (number: number) => nameArchive(new Date(Date.UTC(2026, 10, number)))
  const names = [day(3), 'notes.txt', day(1), `.${day(4)}.partial`, day(2), 'portico-of-last-year.backup']
  expect(chooseExpired(names, 2)).toEqual([day(1)])
  expect(chooseExpired(names, 3)).toEqual([])
  expect(chooseExpired(names, 1)).toEqual([day(2), day(1)])
})

test('tables follow those they refer to', () => {
  const order = orderTables(
    ['a', 'b', 'c'],
    [
      { from: 'a', to: 'c' },
      { from: 'c', to: 'b' },
      { from: 'a', to: 'elsewhere' },
    ],
  )
  expect(order).toEqual(['b', 'c', 'a'])
  expect(() =>
    orderTables(
      ['a', 'b'],
      [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ],
    ),
  ).toThrow('circle: a, b, a')
})

const hashOf = (...chunks: string[]) => {
  const rowHash = createRowHash()
  for (const chunk of chunks) rowHash.add(Buffer.from(chunk))
  return rowHash.read()
}

test('rows in another order and other chunks have the same hash; another row, or one twice, has not', () => {
  const expected = hashOf('a\nb\nc\n')
  expect(expected.rows).toBe(3)
  expect(hashOf('c\na', '\nb', '\n')).toEqual(expected)
  expect(hashOf('a\nb\nd\n').hash).not.toBe(expected.hash)
  expect(hashOf('a\nb\nb\n').hash).not.toBe(expected.hash)
  // Unlike a mere exclusive or, in which two equal rows would vanish.
  expect(hashOf('a\n').hash).not.toBe(hashOf('a\nb\nb\n').hash)
  expect(hashOf()).toEqual({ rows: 0, hash: '0'.repeat(64) })
})
