import { expect, test } from 'vitest'
import { LONGEST_NUMBER, MOST_NUMBERS, readNumberList } from '#features/storefront/product-tools/replacement/number-list.rules.ts'

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
  expect(readNumberList(text)).toMatchObject({ numbers, left: 0 })
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

test.each([
  ['nothing said: one each', 'HP-1\nHP-2', [1, 1]],
  ['a table: the column of whole numbers', 'HP-1\tValve\t3\nHP-2\tPump\t4', [3, 4]],
  ['a table with a heading', 'Part number;Pieces\nHP-1;3\nHP-2;4', [3, 4]],
  ['the column that is called so, though another has numbers', 'Part,Size,Qty\nHP-1,25,2\nHP-2,50,7', [2, 7]],
  ['German', 'Teilenummer;Menge\nHP-1;2\nHP-2;9', [2, 9]],
  ['French', 'Référence;Quantité\nHP-1;2\nHP-2;9', [2, 9]],
  ['Spanish', 'Referencia;Cantidad\nHP-1;2\nHP-2;9', [2, 9]],
  ['Polish', 'Numer;Ilość\nHP-1;2\nHP-2;9', [2, 9]],
  ['Chinese', '部件号;数量\nHP-1;2\nHP-2;9', [2, 9]],
  ['pieces that some lines lack', 'HP-1;3\nHP-2', [3, 1]],
  ['a single line with pieces', 'HP-1, 3', [3]],
  ['as a spreadsheet writes whole numbers', 'HP-1;3.00\nHP-2;4.0', [3, 4]],
  ['before the number', '3 x HP-1\n12× HP-2', [3, 12]],
  ['after the number', 'HP-1 x3\nHP-2 * 12', [3, 12]],
  ['the same number twice', 'HP-1;2\nHP-1;3\nHP-2;1', [5, 1]],
  ['no pieces, or what is none: one', 'Part;Qty\nHP-1;0\nHP-2;many', [1, 1]],
  ['more than fits', 'HP-1;99999\nHP-1;99999\nHP-2;1', [99_999, 1]],
  ['names beside the numbers', 'HP-1\tValve\nHP-2\tPump', [1, 1]],
  ['numbers of digits alone are no pieces', '104210, 104211', [1, 1]],
])('keeps the quantities: %s', (_, text, quantities) => {
  const list = readNumberList(text)
  expect(list.quantities).toEqual(quantities)
  expect(list.numbers).toHaveLength(quantities.length)
})
