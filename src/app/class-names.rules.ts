/** The class names of a sheet; a few too many do no harm. */
const listClasses = (css: string): string[] => {
  const selectors = css.replace(/\/\*[^]*?\*\/|:global\([^)]*\)|'[^']*'|"[^"]*"/g, '')
  return [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)
}

export type Sheet = { readonly file: string; readonly css: string }

/** Sheets of the frame and of what authors write first: their names stand on most pages. What has a folder in `ui` stands on few. */
const FREQUENT = /^src\/(?:ui\/[^/]+$|features\/(?:site\/(?:content|navigation)|storefront\/catalogue)\/)/
const compareSheets = (a: Sheet, b: Sheet): number =>
  Number(FREQUENT.test(b.file)) - Number(FREQUENT.test(a.file)) || (a.file < b.file ? -1 : 1)

/**
 * Names that stay apart on a page, and short, since a page names hundreds of them: the first sheet with a `title` has it as it is,
 * the next one is `title-1`. What shared sheets name belongs to them.
 */
export const nameClasses = (shared: readonly Sheet[], modules: readonly Sheet[]): ReadonlyMap<string, string> => {
  const counts = new Map(shared.flatMap(({ css }) => listClasses(css)).map((name) => [name, 1]))
  const names = new Map<string, string>()
  for (const { file, css } of modules.toSorted(compareSheets))
    for (const name of new Set(listClasses(css))) {
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      names.set(`${file} ${name}`, count === 0 ? name : `${name}-${count}`)
    }
  return names
}
