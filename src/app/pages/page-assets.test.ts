import { expect, test } from 'vitest'
import { createAssetFinder, type Manifest } from '#app/pages/page-assets.ts'

const manifest: Manifest = {
  'src/browser/entry.ts': { file: 'entry.js', css: ['site.css'], dynamicImports: ['src/browser/hydrate.tsx'] },
  'src/browser/first-paint.ts': { file: 'first-paint.js' },
  'src/browser/hydrate.tsx': { file: 'hydrate.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_plate.js': { file: 'plate.js', css: ['plate.css'] },
  'src/features/site/content/blocks/hero.block.tsx': { file: 'hero.js', css: ['hero.css'], imports: ['_plate.js', '_react.js'] },
  'src/features/site/content/blocks/tabs.block.tsx': { file: 'tabs.js', css: ['tabs.css'], imports: ['_react.js'] },
  'src/features/site/content/texts/de.ts': { file: 'content-de.js' },
  'src/features/site/content/texts/en.ts': { file: 'content-en.js' },
  'src/ui/texts/de.ts': { file: 'ui-de.js' },
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2': { file: 'latin.woff2' },
  'node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2': { file: 'latin-ext.woff2' },
}
const find = createAssetFinder(manifest)

test('a page without interactive blocks loads styles, one small script, and what must run before the first paint', () => {
  expect(find({ blocks: new Set(['hero']), islands: new Set(), language: 'en' })).toEqual({
    firstPaint: ['/etc.clientlibs/first-paint.js'],
    styles: ['/etc.clientlibs/site.css', '/etc.clientlibs/hero.css', '/etc.clientlibs/plate.css'],
    preloads: [],
    scripts: ['/etc.clientlibs/entry.js'],
    fonts: ['/etc.clientlibs/latin.woff2'],
  })
})

test('an interactive block brings its script, what it imports and its words in the page’s language', () => {
  const { preloads } = find({ blocks: new Set(['hero', 'tabs']), islands: new Set(['tabs']), language: 'de' })
  expect(new Set(preloads)).toEqual(
    new Set(['hydrate', 'react', 'tabs', 'content-de', 'ui-de'].map((name) => `/etc.clientlibs/${name}.js`)),
  )
})

test.each([
  ['en', ['latin']],
  ['de', ['latin']],
  ['pl', ['latin', 'latin-ext']],
  ['zh', []],
] as const)('pages in %s preload the letters they begin with: %j', (language, names) => {
  const { fonts } = find({ blocks: new Set(), islands: new Set(), language })
  expect(fonts).toEqual(names.map((name) => `/etc.clientlibs/${name}.woff2`))
})
