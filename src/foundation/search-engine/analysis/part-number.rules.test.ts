import { expect, test } from 'vitest'
import { makeRandom } from '#foundation/search-engine/testing/make-random.ts'
import { editDistance } from '#foundation/search-engine/analysis/part-number.rules.ts'

/** As one would write it down: the whole table, nothing left out. */
const countPlainly = (left: string, right: string): number => {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number): number => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= left.length; row += 1)
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1]
      const isSwapped = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1)]
      table[row]?.splice(column, 1, Math.min(...steps, isSwapped ? at(row - 2, column - 2) + 1 : Infinity))
    }
  return at(left.length, right.length)
}

test('edits are counted as the whole table counts them, as far as they are asked for', () => {
  const random = makeRandom(11)
  const write = (length: number): string => Array.from({ length }, () => 'ab1'[Math.floor(random() * 3)]).join('')
  for (let time = 0; time < 3000; time += 1) {
    const left = write(Math.floor(random() * 8))
    const right = random() < 0.5 ? write(Math.floor(random() * 8)) : left.slice(0, 3) + write(2) + left.slice(4)
    for (const most of [0, 1, 2])
      expect(editDistance(left, right, most), `${left} ${right}`).toBe(Math.min(countPlainly(left, right), most + 1))
  }
  const long = 'a'.repeat(90)
  expect(editDistance(`1${long}2`, `2${long}1`, 2)).toBe(2)
})
