const ID = String.raw`(?:\d+\.\d+\.\d+|T-\d+)`
const CITATION = new RegExp(String.raw`\[(${ID}(?:,\s*${ID})*)\]`, 'g')
const PROMISE = new RegExp(String.raw`^- \[(${ID})\] (\S.*)$`)

/** What a test file says it proves: `[2.1.1]`, `[T-42]` or several with commas between. */
export const listCitations = (text: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()))

/** One line an id: `- [2.1.1] What the product promises.` */
export const listPromises = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const [, id] = PROMISE.exec(line) ?? []
    return id === undefined ? [] : [id]
  })

export const listMalformed = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*[-*] /.test(line) && !PROMISE.test(line))

export const listRepeated = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
