import { expect, test } from 'vitest'
import { choosePictures } from '#features/catalogue/brands/brand-picture.rules.ts'

const shelf = (path: string, count: number, image: string | null = path) => ({ path, count, image })

test('brands show where they have most, and as far as possible each something else', () => {
  expect(
    choosePictures([
      [shelf('valves', 5), shelf('meters', 9)],
      [shelf('meters', 20), shelf('valves', 3)],
      [shelf('meters', 4)],
      [shelf('radios', 9, null)],
    ]),
  ).toEqual(['meters', 'valves', 'meters', undefined])
})
