import { expect, test } from 'vitest'
import { shareGallery } from '#features/storefront/catalogue/product/shared-gallery.rules.ts'

const part = (sku: string, attributes: Record<string, string | number>, images: readonly string[] = [`/${sku}.svg`]) => ({
  ...{ sku, attributes, images },
  names: { en: `Beacon ${sku}` },
})
const GREY = part('B-G', { size: 70, colour: 'RAL 7035' })
const RED = part('B-R', { colour: 'RAL 3020', size: 70 }, ['/B-R.svg', '/B-R-side.svg'])
const SMALL = part('B-S', { size: 50, colour: 'RAL 7035' })

test.each([
  ['alone', GREY, [], ['/B-G.svg']],
  ['beside one of another colour: its own first', GREY, [GREY, RED], ['/B-G.svg', '/B-R.svg', '/B-R-side.svg']],
  ['the other way round', RED, [GREY, RED], ['/B-R.svg', '/B-R-side.svg', '/B-G.svg']],
  ['beside one of another size', GREY, [GREY, SMALL], ['/B-G.svg']],
  ['beside one that has the same picture', GREY, [GREY, part('B-W', { size: 70 }, ['/B-G.svg'])], ['/B-G.svg']],
  ['without a picture beside one that has some', part('B-N', { size: 70 }, []), [RED], ['/B-R.svg', '/B-R-side.svg']],
  [
    'with very many',
    GREY,
    Array.from({ length: 30 }, (_, at) => part(`B-${at}`, { size: 70, colour: String(at) })),
    ['/B-G.svg', ...Array.from({ length: 11 }, (_, at) => `/B-${at}.svg`)],
  ],
])('the gallery of a part %s', (_, product, variants, expected) => {
  expect(shareGallery(product, variants, 'en').map(({ src }) => src)).toEqual(expected)
})

test('each picture is called by the variant that it shows', () => {
  expect(shareGallery(GREY, [RED], 'de').map(({ alt }) => alt)).toEqual(['Beacon B-G', 'Beacon B-R', 'Beacon B-R'])
})
