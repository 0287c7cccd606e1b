const ID = String.raw`(?:\d+\.\d+\.\d+|T-\d+)`
const CITATION = new RegExp(String.raw`\[(${ID}(?:,\s*${ID})*)\]`, 'g')
const PROMISE = new RegExp(String.raw`^- \[(${ID})\] (\S.*)$`)

export type ProductPromise = { readonly id: string; readonly text: string }

/** The ids that a test file says it proves: `[2.1.1]`, `[T-42]` or several with commas between. */
export const listCitations = (text: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()))

/** One line an id: `- [2.1.1] What the product promises.` */
export const readPromises = (text: string): ProductPromise[] =>
  text.split('\n').flatMap((line) => {
    const [, id, promise = ''] = PROMISE.exec(line) ?? []
    return id === undefined ? [] : [{ id, text: promise }]
  })

export const listMalformed = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*[-*] /.test(line) && !PROMISE.test(line))

export const listRepeated = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]

const METHOD = /^(?:GET|POST|PUT|DELETE)$/
/** `response.access.status`, `portalUser[0].defaultCurrency`: code names each of them apart. */
const FIELDS = /^[a-z_]\w*(?:(?:\[\d\])?[.:]\w+)+$/i

const splitName = (name: string): string[] =>
  name
    .split(/\{[^{}]*\}|\s+/)
    .filter((part) => !METHOD.test(part))
    .flatMap((part) => (FIELDS.test(part) ? part.split(/\[\d\]|[.:]/) : [part]))

const QUOTED = /`([^`]+)`|"([^"]+)"/g

/** Names in backticks, without what stands in for a value (`{country}`), and texts in double quotes, whole but for such values. */
export const listNames = ({ text }: ProductPromise): string[] =>
  [...text.matchAll(QUOTED)]
    .flatMap(([, name, words = '']) => (name === undefined ? words.split(/\{[^{}]*\}/) : splitName(name)))
    .map((name) => name.trim())
    .filter((name) => /\w\w/.test(name))

/** One spelling of apostrophes and line ends. */
export const flatten = (text: string): string =>
  text
    .replaceAll(String.raw`\'`, "'")
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
const DECISION = /\(decision (\d{3})\)/g

/** The decisions by which the product does something else on purpose. */
export const listDecisions = ({ text }: ProductPromise): string[] => [...text.matchAll(DECISION)].map(([, number = '']) => number)
