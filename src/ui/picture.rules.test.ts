import { expect, test } from 'vitest'
import { renditionsOf, type PictureSource } from '#ui/picture.rules.ts'

const image = (src: string, width = 1000): PictureSource => ({ src, alt: '', width, height: 500 })

test('a picture of the asset store is offered as AVIF, then WebP, in the widths it has', () => {
  const found = renditionsOf(image('/content/dam/process/a.png', 500))
  expect(found?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(found?.sources[0]?.srcSet).toBe(
    [160, 320, 480].map((width) => `/content/dam/process/a.png.rendition.${width}.avif ${width}w`).join(', '),
  )
  expect(found?.srcSet).toContain('/content/dam/process/a.png.rendition.480.png 480w')
})

test.each([
  ['a photograph falls back to JPEG', '/content/dam/sps/a.JPG', '/content/dam/sps/a.JPG.rendition.960.jpeg'],
  ['what may be see-through falls back to PNG', '/content/dam/sps/a.webp', '/content/dam/sps/a.webp.rendition.960.png'],
])('%s', (_, src, expected) => {
  expect(renditionsOf(image(src, 4000))?.src).toBe(expected)
})

test('a tiny picture has one rendition', () => {
  expect(renditionsOf(image('/content/dam/sps/a.png', 90))?.srcSet).toBe('/content/dam/sps/a.png.rendition.160.png 160w')
})

test('the dark drawing comes first, for dark systems only', () => {
  const found = renditionsOf({ ...image('/content/dam/sps/a.png'), srcDark: '/content/dam/sps/b.png' })
  expect(found?.sources.map(({ isDark, srcSet }) => [isDark, /dam\/sps\/(\w)/.exec(srcSet)?.[1]])).toEqual([
    [true, 'b'],
    [true, 'b'],
    [false, 'a'],
    [false, 'a'],
  ])
})

test.each(['/content/dam/sps/a.svg', '/content/dam/sps/a.gif', '/demo/pictures/a.png', '/content/dam/sps/a.png?x=1', '/a.png'])(
  '%s is shown as it is',
  (src) => {
    expect(renditionsOf(image(src))).toBeUndefined()
  },
)
