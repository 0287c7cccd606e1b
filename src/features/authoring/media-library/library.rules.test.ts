import { describe, expect, test } from 'vitest'
import * as rules from '#features/authoring/media-library/library.rules.ts'

describe('the path of a new file', () => {
  const plan = (folder: string, fileName: string, contentType = 'image/png', taken: readonly string[] = []) =>
    rules.planAssetPath({ folder, fileName, contentType }, (path) => taken.includes(path))

  test.each([
    ['is its name in its folder', plan('/pumps', 'Big pump.PNG'), '/pumps/big-pump.png'],
    ['ends as its content says, not its name', plan('pumps', 'photo.png.exe', 'image/jpeg'), '/pumps/photo-png.jpg'],
    ['cannot leave its folder', plan('../../etc', '../passwd.png'), '/etc/passwd.png'],
    ['is numbered where it is taken', plan('/a', 'b.png', 'image/png', ['/a/b.png', '/a/b-2.png']), '/a/b-3.png'],
    ['goes without a folder to the library', plan(' / ', '图片.png'), '/library/file.png'],
    ['is none for what the site does not hold', plan('/a', 'b.exe', 'application/x-msdownload'), undefined],
    ['is none for a name that every object has', plan('/a', 'b', 'constructor'), undefined],
  ])('%s [T-42]', (_, path, expected) => {
    expect(path).toBe(expected)
  })
})

test('tags are plain, each once', () => {
  expect(rules.cleanTags([' Pumps', 'pumps', 'Two  words', ''])).toEqual(['pumps', 'two words'])
})

describe('alternative texts', () => {
  const picture = { mediaType: 'image/png', isDecorative: false, alts: { en: 'A pump', de: ' ' } }
  test.each([
    ['are missing in languages where nobody wrote one', picture, ['de', 'fr']],
    ['are not needed where a picture only decorates', { ...picture, isDecorative: true }, []],
    ['are not needed for what is no picture', { ...picture, mediaType: 'application/pdf' }, []],
  ])('%s', (_, asset, missing) => {
    expect(rules.listMissingAlts(asset, ['en', 'de', 'fr'])).toEqual(missing)
  })
})

test.each([
  [null, 'free'],
  ['2026-11-15', 'ended'],
  ['2026-11-16', 'ending'],
  ['2026-12-16', 'ending'],
  ['2026-12-17', 'running'],
])('a licence that ends on %s is %s', (ends, state) => {
  expect(rules.licenceStateOf(ends, new Date('2026-11-16T12:00:00Z'))).toBe(state)
})

describe('replacing everywhere', () => {
  const to = { src: '/content/dam/sps/new.png', width: 30, height: 20 }
  const old = '/content/dam/sps/old.png'

  test('changes pictures, links and texts, and the size with them', () => {
    const content = {
      blocks: [
        { props: { image: { src: old, alt: 'A', width: 1, height: 1 }, html: `<a href="${old}">x</a>` } },
        { props: { href: old, items: [{ src: `${old}x`, alt: '', width: 1, height: 1 }] } },
      ],
    }
    expect(rules.replaceAsset(content, old, to)).toEqual({
      blocks: [
        { props: { image: { src: to.src, alt: 'A', width: 30, height: 20 }, html: `<a href="${to.src}">x</a>` } },
        { props: { href: to.src, items: [{ src: `${old}x`, alt: '', width: 1, height: 1 }] } },
      ],
    })
  })

  test('leaves the very same page where nothing stood', () => {
    const content = { title: 'A', blocks: [{ props: { text: old.slice(1) } }] }
    expect(rules.replaceAsset(content, old, to)).toBe(content)
  })
})
