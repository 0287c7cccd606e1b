/** A skeleton is a feature called `sample-list`; its name in each spelling becomes that of the new one. */
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const toCamel = (name: string): string =>
  name
    .split('-')
    .map((word, index) => (index === 0 ? word : capitalise(word)))
    .join('')

export const rename = (text: string, name: string): string =>
  text
    .replaceAll('sample-list', name)
    .replaceAll('sample_list', name.replaceAll('-', '_'))
    .replaceAll('sampleList', toCamel(name))
    .replaceAll('SampleList', capitalise(toCamel(name)))

/** Pages are drawn by features above the foundation, so one of the foundation brings none. */
export const leaveOutPage = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/StarterPages|portalLinks/.test(line))
    .join('\n')

/** What is wrong with a name, or undefined. */
export const judgeName = (name: string, taken: readonly string[]): string | undefined => {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    return `A feature is named in lower-case words with hyphens, such as ping-list, not "${name}".`
  return taken.includes(name) ? `There is a feature ${name} already.` : undefined
}

/** Two digits, so that names sort as numbers do. */
const MOST_OF_A_DAY = 99
const DAY_MS = 86_400_000
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** Migrations run in the order of their names, so a new one comes last. */
export const nameMigration = (existing: readonly string[], name: string, today: string): string => {
  const last = existing.toSorted().at(-1) ?? ''
  const [, day = '', number = '0'] = /^(\d{4}-\d{2}-\d{2})-(\d+)-/.exec(last) ?? []
  if (today > day) return `${today}-10-${name}.ts`
  const next = Number(number) + 1
  if (next > MOST_OF_A_DAY) return `${dayAfter(day)}-10-${name}.ts`
  return `${day}-${String(next).padStart(2, '0')}-${name}.ts`
}

/** Adds the feature to the list of its tier in `tiers.ts`. */
export const addToTier = (source: string, tier: string, name: string): string => {
  const list = new RegExp(`(\\n {2}${tier}: \\[)([^\\]]*?),?(\\s*\\])`)
  if (!list.test(source)) throw new Error(`scripts/tiers.ts has no tier ${tier}.`)
  return source.replace(list, (_, start: string, names: string, end: string) => `${start}${names}, '${name}'${end}`)
}

/** Adds the feature to `features.ts`: its import after the last one of a feature, its line at the end of the list. */
export const addToFeatures = (source: string, name: string): string => {
  const imports = [...source.matchAll(/^import .* from '#features\/.*\n/gm)]
  const last = imports.at(-1)
  const end = source.lastIndexOf('\n]')
  if (!last || end < 0) throw new Error('features.ts has no list of features that could be added to.')
  const at = last.index + last[0].length
  const line = `import { ${toCamel(name)} } from '#features/${name}/public.server.ts'\n`
  return `${source.slice(0, at)}${line}${source.slice(at, end)}\n  ${toCamel(name)},${source.slice(end)}`
}
