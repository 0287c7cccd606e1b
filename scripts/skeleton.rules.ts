/** A skeleton is an area `sample-domain/sample-list`; its names in each spelling become those of the new one. */
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const toCamel = (name: string): string =>
  name
    .split('-')
    .map((word, index) => (index === 0 ? word : capitalise(word)))
    .join('')

export const rename = (text: string, name: string, domain: string): string =>
  text
    .replaceAll('#features/sample-domain/', domain === 'foundation' ? '#foundation/' : `#features/${domain}/`)
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

/** The fault of a name, or undefined. */
export const checkName = (name: string, taken: readonly string[]): string | undefined => {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    return `An area is named in lower-case words with hyphens, such as ping-list, not "${name}".`
  return taken.includes(name) ? `There is an area ${name} already.` : undefined
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Migrations run in the order of their names, so a new one comes last; a day has numbers for 99. */
export const nameMigration = (existing: readonly string[], name: string, today: string): string => {
  const last = existing.toSorted().at(-1) ?? ''
  const [, day = '', number = '0'] = /^(\d{4}-\d{2}-\d{2})-(\d+)-/.exec(last) ?? []
  if (today > day) return `${today}-10-${name}.ts`
  const next = Number(number) + 1
  if (next > 99) return `${dayAfter(day)}-10-${name}.ts`
  return `${day}-${String(next).padStart(2, '0')}-${name}.ts`
}

/** Adds the area to the end of the foundation in `domains.ts`; areas of other domains are known by their folder. */
export const addToFoundation = (source: string, name: string): string => {
  const list = /(\nconst FOUNDATION = \[[^\]]*?),?(\s*\])/
  if (!list.test(source)) throw new Error('scripts/domains.ts has no list of the foundation.')
  return source.replace(list, (_, names: string, end: string) => `${names}, '${name}'${end}`)
}

/** Adds the feature to `features.ts`: its import after the last one of a feature, its line at the end of the list. */
export const addToFeatures = (source: string, name: string, folder: string): string => {
  const imports = [...source.matchAll(/^import .* from '#(?:foundation|features)\/.*\n/gm)]
  const last = imports.at(-1)
  const end = source.lastIndexOf('\n]')
  if (!last || end < 0) throw new Error('features.ts has no list of features that could be added to.')
  const at = last.index + last[0].length
  const line = `import { ${toCamel(name)} } from '#${folder}/public.server.ts'\n`
  return `${source.slice(0, at)}${line}${source.slice(at, end)}\n  ${toCamel(name)},${source.slice(end)}`
}
