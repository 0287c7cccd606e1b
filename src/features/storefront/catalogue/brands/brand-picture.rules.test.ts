import { expect, test } from 'vitest'
import { choosePictures } from '#features/storefront/catalogue/brands/brand-picture.rules.ts'

const category = (path: string, count: number, image: string | null = path) => ({ path, count, image })

test('brands show where they have most, and as far as possible each something else', () => {
  expect(
    choosePictures([
      [category('valves', 5), category('meters', 9)],
      [category('meters', 20), category('valves', 3)],
      [category('meters', 4)],
      [category('radios', 9, null)],
    ]),
  ).toEqual(['meters', 'valves', 'meters', undefined])
})
