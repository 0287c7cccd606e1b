import { foldText } from '#kernel/fold-text.ts'

const CHINESE = /\p{Script=Han}+/gu
const MOST_WORDS = 12

const listPairs = (run: string): string[] =>
  run.length < 3 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))

/** Words that two queries may share. Chinese is written without spaces: there every two characters count as one. */
export const listQueryWords = (query: string): string[] => {
  const folded = foldText(query)
  const chinese = (folded.match(CHINESE) ?? []).flatMap(listPairs)
  const others = folded
    .replace(CHINESE, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
  return [...new Set([...others, ...chinese])].slice(0, MOST_WORDS)
}

/** Long figures may be somebody's order, account or telephone, and an address is nobody's business. */
export const mayBeShownToOthers = (query: string): boolean =>
  !query.includes('(e-mail)') && !/\d{6}/.test(query.replace(/[\s().+-]/g, '')) && listQueryWords(query).length > 0
