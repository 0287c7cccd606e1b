import { expect, test } from 'vitest'
import { LONGEST_NUMBER, MOST_NUMBERS, readNumberList } from '#features/schedules/replacement/number-list.rules.ts'

test.each([
  ['one a line', 'HP-1\nHP-2\r\nHP-3', ['HP-1', 'HP-2', 'HP-3']],
  ['empty lines and spaces', '\n  HP-1  \n\n\t\nHP-2\n', ['HP-1', 'HP-2']],
  ['one line with commas', 'HP-1, HP-2; HP-3\tHP-4', ['HP-1', 'HP-2', 'HP-3', 'HP-4']],
  ['lines of different lengths', 'HP-1,HP-2\nHP-3', ['HP-1', 'HP-2', 'HP-3']],
  ['a table: its first column', 'HP-1\tValve\t3\nHP-2\tPump\t4', ['HP-1', 'HP-2']],
  ['a table with a heading', 'Part number;Pieces\nHP-1;3\nHP-2;4', ['HP-1', 'HP-2']],
  ['a column with a heading', 'Part number\nHP-1\nHP-2', ['HP-1', 'HP-2']],
  ['quoted cells', '"HP-1","Valve"\n"HP-2","Pump"', ['HP-1', 'HP-2']],
  ['numbers with a space', 'KC 1001.25\nKC 1002.25', ['KC 1001.25', 'KC 1002.25']],
  ['a mark of the byte order', '\uFEFFHP-1\nHP-2', ['HP-1', 'HP-2']],
  ['the same number twice', 'HP-1\nHP-1', ['HP-1']],
  ['a word alone', 'valve', ['valve']],
  ['nothing', ' \n ', []],
])('reads %s', (_, text, numbers) => {
  expect(readNumberList(text)).toEqual({ numbers, left: 0 })
})

test('takes five hundred and tells how many are left', () => {
  const text = Array.from({ length: MOST_NUMBERS + 20 }, (_, at) => `HP-${at}`).join('\n')
  const { numbers, left } = readNumberList(text)
  expect([numbers.length, left]).toEqual([MOST_NUMBERS, 20])
})

test('cuts what is too long for a number, and reads a megabyte of anything', () => {
  expect(readNumberList(`1${'x'.repeat(5000)}`).numbers[0]).toHaveLength(LONGEST_NUMBER)
  expect(readNumberList('"'.repeat(1_000_000)).numbers).toHaveLength(1)
  expect(readNumberList('a,'.repeat(500_000)).numbers).toEqual(['a'])
})
