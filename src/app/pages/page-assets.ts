import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Links of a page's head. */
export type PageAssets = {
  /** Runs before the first paint, so that nothing moves after it: the only script that a page waits for. */
  readonly firstPaint: readonly string[]
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

/** Vite's record of what it built, by source file. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly css?: readonly string[]
      readonly imports?: readonly string[]
      readonly dynamicImports?: readonly string[]
    }
  >
>

export type AssetFinder = (page: {
  readonly blocks: ReadonlySet<string>
  /** Those the browser wakes at once. */
  readonly islands: ReadonlySet<string>
  readonly language: Language
}) => PageAssets

export const ASSET_BASE = '/etc.clientlibs/'
const ENTRY = 'src/browser/entry.ts'
const FIRST_PAINT = 'src/browser/first-paint.ts'
const HYDRATION = 'src/browser/hydrate.tsx'
const LATIN_FONT = 'archivo-latin-wght-normal.woff2'
const LATIN_EXTENDED_FONT = 'archivo-latin-ext-wght-normal.woff2'

/** Fonts for the first line of a page in this language; others load when their letters occur. */
const fontsFor = (language: Language): readonly string[] => {
  if (language === 'zh') return []
  return language === 'pl' ? [LATIN_FONT, LATIN_EXTENDED_FONT] : [LATIN_FONT]
}

/** A file and everything it imports, in the order the browser needs them. */
const collect = (manifest: Manifest, keys: readonly string[]): Set<string> => {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const entry = lookUp(manifest, key)
    if (seen.has(key) || !entry) return
    seen.add(key)
    entry.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return seen
}

/** The folder of the area that a block belongs to. */
const areaOf = (key: string): string => key.replace(/^(src\/(?:foundation|features\/[^/]+)\/[^/]+)\/.*$/, '$1')

/** Blocks bring their style; those that wake at once also their script and their words. Nothing else is linked. */
export const createAssetFinder = (manifest: Manifest): AssetFinder => {
  const blockKeys = new Map(
    Object.keys(manifest)
      .filter((key) => key.endsWith('.block.tsx'))
      .map((key) => [key.split('/').at(-1)?.replace('.block.tsx', '') ?? key, key]),
  )
  const fontKeys = (language: Language): string[] =>
    fontsFor(language).flatMap((name) => Object.keys(manifest).filter((key) => key.endsWith(name)))
  const urls = (keys: Iterable<string>): string[] => [...keys].map((key) => `${ASSET_BASE}${lookUp(manifest, key)?.file}`)
  const stylesOf = (keys: Iterable<string>): string[] => [
    ...new Set([...keys].flatMap((key) => lookUp(manifest, key)?.css ?? []).map((file) => `${ASSET_BASE}${file}`)),
  ]
  const keysOf = (types: Iterable<string>): string[] =>
    [...types].map((type) => blockKeys.get(type)).filter((key) => key !== undefined)
  const known = new Map<string, PageAssets>()

  return ({ blocks, islands, language }) => {
    const name = [...blocks].toSorted().join() + '|' + [...islands].toSorted().join() + '|' + language
    const found = known.get(name)
    if (found) return found
    const awake = keysOf(islands)
    const texts = [...new Set(['src/ui', ...awake.map(areaOf)])].map((folder) => `${folder}/texts/${language}.ts`)
    const scripts = awake.length === 0 ? [] : [HYDRATION, ...awake, ...texts]
    const [entry] = urls([ENTRY])
    const assets: PageAssets = {
      firstPaint: manifest[FIRST_PAINT] ? urls([FIRST_PAINT]) : [],
      styles: stylesOf(collect(manifest, [ENTRY, ...keysOf(blocks)])),
      preloads: urls(collect(manifest, [ENTRY, ...scripts])).filter((url) => url.endsWith('.js') && url !== entry),
      scripts: urls([ENTRY]),
      fonts: urls(fontKeys(language)),
    }
    known.set(name, assets)
    return assets
  }
}
