import { expect, test } from 'vitest'
import { chooseSocialPicture } from '#app/pages/social-picture.rules.ts'

const picture = (src: string, width = 1600) => ({ src, alt: 'A valve', width, height: width / 2 })
const CARD = { src: 'https://a.example/content/card.png', alt: 'Halden', width: 1200, height: 630 }

test.each([
  [
    'the first picture',
    [{ image: picture('/content/dam/sps/one.jpg') }, { image: picture('/content/dam/sps/two.jpg') }],
    'one.jpg.rendition.1280.jpeg',
  ],
  [
    'one inside of a list',
    [{ items: [{ text: 'x' }, { image: picture('/content/dam/sps/one.png') }] }],
    'one.png.rendition.1280.png',
  ],
  ['none larger than it is', [{ image: picture('/content/dam/sps/one.webp', 700) }], 'one.webp.rendition.640.png'],
])('a page shows %s', (_, props, end) => {
  const blocks = props.map((one, index) => ({ id: String(index), type: 'text', props: one }))
  const { src, alt, width, height } = chooseSocialPicture({ blocks, origin: 'https://a.example', title: 'T', tenant: TENANT })
  expect(src).toBe(`https://a.example/content/dam/sps/${end}`)
  expect([alt, width / height]).toEqual(['A valve', 2])
})

const TENANT = { key: 'sps', name: 'Halden' } as never

test.each([
  ['no picture', {}],
  ['a drawing', { image: picture('/content/dam/sps/one.svg') }],
  ['a picture of another site', { image: picture('https://other.example/content/dam/x.png') }],
  ['a small picture', { image: picture('/content/dam/sps/one.png', 320) }],
])('a page with %s shows the card of the site', (_, props) => {
  const blocks = [{ id: '1', type: 'text', props }]
  expect(chooseSocialPicture({ blocks, origin: 'https://a.example', title: 'T', tenant: TENANT })).toEqual(CARD)
})
