import { foldText } from '#kernel/fold-text.ts'
/** Words that join others and name nothing. */
const JOINING = new Set(
  (
    'for of the and with to a an in on per by or für von der die das und mit zu im am an je oder pour de des du la le les et avec à au aux en sur ou ' +
    'para del los las el y con por o do z ze na dla i w ze oraz lub 用 的 和 与'
  ).split(' '),
)

/** Words and figures of a name: `DN50` and `DN 50` are the same, Chinese goes by pairs of signs. */
export const listTokens = (text: string): string[] => {
  const words = foldText(text.slice(0, 400)).match(/[\u4e00-\u9fff]+|\d+(?:[.,]\d+)?|\p{L}+/gu) ?? []
  return words.flatMap((word) => {
    if (JOINING.has(word)) return []
    if (!/[\u4e00-\u9fff]/.test(word)) return [word.replace(',', '.')]
    const signs = Array.from(word)
    return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
  })
}

const isFigure = (token: string): boolean => /^\d/.test(token)
const isWord = (token: string): boolean => !isFigure(token) && (token.length > 3 || /[\u4e00-\u9fff]/.test(token))

/** Long words agree by their beginnings: `valve` and `valves`, `Ventil` and `Ventile`. */
const agrees = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 4 && other.length > 4 && (one.startsWith(other.slice(0, -2)) || other.startsWith(one.slice(0, -2))))

const shareOf = (tokens: readonly string[], name: readonly string[]): number =>
  tokens.length === 0 ? 1 : tokens.filter((token) => name.some((word) => agrees(token, word))).length / tokens.length

/** How much of a description a part's names hold, in whichever language fits best. */
export const coverOf = (words: string, names: readonly string[]): number => {
  const tokens = listTokens(words)
  return Math.max(0, ...names.map((name) => shareOf(tokens, listTokens(name))))
}

/** Whether a description is worth a search: it says little of the part itself, or figures that the part does not have. */
export const isDoubtful = (words: string, names: readonly string[]): boolean => {
  const tokens = listTokens(words)
  if (!tokens.some(isWord) || names.length === 0) return false
  const known = names.flatMap(listTokens)
  return coverOf(words, names) < 0.5 || tokens.some((token) => isFigure(token) && !known.includes(token))
}

export type NamedPart = { readonly sku: string; readonly names: readonly string[] }
export type Verdict = 'agrees' | 'differs' | 'names_another'

/**
 * Whether a description contradicts the part that its number means: `names_another` where it holds the whole name of another part,
 * `differs` where another part fits better than this one.
 */
export const checkDescription = (words: string, names: readonly string[], others: readonly NamedPart[]): Verdict => {
  const own = coverOf(words, names)
  if (own === 1) return 'agrees'
  const tokens = listTokens(words)
  const isWhole = ({ names: theirs }: NamedPart): boolean =>
    theirs.some((name) => {
      const theirTokens = listTokens(name)
      return theirTokens.length > 1 && shareOf(theirTokens, tokens) === 1 && shareOf(tokens, theirTokens) > own
    })
  if (others.some(isWhole)) return 'names_another'
  const best = Math.max(0, ...others.map((other) => coverOf(words, other.names)))
  return (best === 1 && own < 1) || (own === 0 && best >= 0.5) ? 'differs' : 'agrees'
}

/** Descriptions of a customer's own making differ everywhere; one that differs among others that agree is a mistake. */
export const isBelieved = (verdicts: readonly Verdict[]): boolean => {
  const differing = verdicts.filter((verdict) => verdict === 'differs').length
  return differing > 0 && verdicts.length - differing > differing
}
