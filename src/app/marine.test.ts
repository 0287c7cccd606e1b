import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarineSite, type MarineSite } from '#app/testing/marine-site.ts'

let marine: MarineSite
let first: Awaited<ReturnType<MarineSite['bring']>>
beforeAll(async () => {
  marine = await openMarineSite()
  first = await marine.bring()
}, 120_000)
afterAll(() => marine.close())

test('the whole company comes from its folder, every kind of data, without a refused line', () => {
  expect([first.said, first.isWhole]).toEqual([[], true])
  expect(first.files.filter((line) => !/^[\w-]+\.(csv|ndjson): [1-9]\d* taken, 0 unchanged, 0 refused$/.test(line))).toEqual([])
  const brought = first.files.map((line) => line.slice(0, line.indexOf('.')))
  expect(brought.toSorted()).toEqual(marine.kinds.toSorted())
})

test('brought again it changes nothing, as a check says before [T-52]', async () => {
  const again = first.files.map((line) => line.replace(/(\d+) taken, 0 unchanged/, '0 taken, $1 unchanged'))
  expect(await marine.bring('--check')).toEqual({ said: [], isWhole: true, files: again })
  expect(await marine.bring()).toEqual({ said: [], isWhole: true, files: again })
})
