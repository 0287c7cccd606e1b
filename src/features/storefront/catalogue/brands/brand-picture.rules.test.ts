import { expect, test } from 'vitest'
import { choosePictures } from '#features/storefront/catalogue/brands/brand-picture.rules.ts'

const category = (path: string, count: number, image: string | null = path) => ({
  ...{ path, count, image },
  depth: path.split('/').length,
})

test('brands show where they have most, each something else, and nothing rather than a picture of another brand', () => {
  expect(
    choosePictures([
      [category('valves', 5), category('meters', 9), category('meters/gas', 9)],
      [category('meters', 20), category('valves', 3)],
      [category('meters', 4), category('meters/gas', 1), category('meters/water', 3)],
      [category('valves', 4)],
      [category('radios', 9, null)],
    ]),
  ).toEqual(['meters', 'valves', 'meters/water', undefined, undefined])
})
