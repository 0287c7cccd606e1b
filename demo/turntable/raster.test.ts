import { expect, test } from 'vitest'
import { Raster, resolveRaster, type Corner } from '#demo/turntable/raster.ts'

const corner = (x: number, y: number, depth: number, [red, green, blue]: readonly [number, number, number]): Corner => ({
  x,
  y,
  depth,
  red,
  green,
  blue,
})
const RED = [255, 0, 0] as const
const BLUE = [0, 0, 255] as const

/** A square over the whole sheet, of two triangles. */
const cover = (raster: Raster, depth: number, colour: readonly [number, number, number], surface: number): void => {
  const at = (x: number, y: number) => corner(x, y, depth, colour)
  raster.fill(at(4, 4), at(28, 4), at(28, 28), surface)
  raster.fill(at(4, 4), at(28, 28), at(4, 28), surface)
}

const colourAt = (image: Uint8Array, x: number, y: number) => [...image.subarray((y * 16 + x) * 4, (y * 16 + x) * 4 + 4)]

test.each([
  ['first', [1, 2]],
  ['last', [2, 1]],
])('what is nearer covers what is behind, drawn %s', (_, depths) => {
  const raster = new Raster(32, 32)
  raster.clear()
  for (const depth of depths) cover(raster, depth, depth === 2 ? RED : BLUE, depth)
  expect(colourAt(resolveRaster(raster), 8, 8)).toEqual([255, 0, 0, 255])
})

test('the outline is ink, and around the part nothing is painted', () => {
  const raster = new Raster(32, 32)
  raster.clear()
  cover(raster, 1, RED, 1)
  const image = resolveRaster(raster)
  expect(colourAt(image, 2, 8)).toEqual([139, 17, 23, 255])
  expect(colourAt(image, 0, 0)[3]).toBe(0)
})

test('two triangles leave no gap where they meet', () => {
  const raster = new Raster(32, 32)
  raster.clear()
  cover(raster, 1, RED, 1)
  for (let y = 4; y < 28; y++) for (let x = 4; x < 28; x++) expect(raster.surface[y * 32 + x]).toBe(1)
})
