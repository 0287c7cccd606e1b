/** A rule as its file declares it. */
export type RuleEntry = { readonly file: string; readonly line: number; readonly name: string; readonly comment: string }
/** A file of rules with the words and ids of the test beside it. */
export type RuleFile = { readonly file: string; readonly rules: readonly RuleEntry[]; readonly test: string }
export type Found = RuleEntry & { readonly score: number }

const EXPORTED = /^export (?:const|function\*?|async function|type) (\w+)/
const COMMENT = /^\/\*\*\s*(.*?)\s*(?:\*\/)?$/
const ID = /^(?:\d+(?:\.\d+){1,2}|T-\d+)$/

export const readRules = (file: string, text: string): RuleEntry[] => {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const [, name] = EXPORTED.exec(line) ?? []
    if (name === undefined) return []
    return [{ file, line: index + 1, name, comment: COMMENT.exec(lines[index - 1] ?? '')?.[1] ?? '' }]
  })
}

/** ‘prices’, ‘priced’ and ‘pricing’ are one word. */
const toStem = (word: string): string => word.replace(/(?:ings?|ies|ied|es|ed|s|y|e)$/, '') || word

export const listStems = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1)
    .map(toStem)

const WEIGHTS = { name: 5, file: 3, comment: 3, test: 1 } as const

type Indexed = RuleEntry & { readonly stems: Readonly<Record<keyof typeof WEIGHTS, ReadonlySet<string>>> }

const indexRules = (files: readonly RuleFile[]): Indexed[] =>
  files.flatMap(({ rules, test }) => {
    const tested = new Set(listStems(test))
    return rules.map((rule) => ({
      ...rule,
      stems: {
        ...{ name: new Set(listStems(rule.name)), file: new Set(listStems(rule.file)) },
        ...{ comment: new Set(listStems(rule.comment)), test: tested },
      },
    }))
  })

const weightOf = ({ stems }: Indexed, stem: string): number =>
  Object.entries(WEIGHTS).reduce((sum, [part, weight]) => sum + (stems[part as keyof typeof WEIGHTS].has(stem) ? weight : 0), 0)

/** The best rule of each file, by how many of the words it has and how rare they are. */
const findByWords = (files: readonly RuleFile[], words: string): Found[] => {
  const index = indexRules(files)
  const stems = [...new Set(listStems(words))].map((stem) => {
    const having = index.filter((rule) => weightOf(rule, stem) > 0).length
    return { stem, rarity: Math.log(1 + index.length / (1 + having)) }
  })
  const best = new Map<string, Found>()
  for (const { stems: _, ...rule } of index) best.set(rule.file, { ...rule, score: 0 })
  for (const rule of index) {
    // Functions stand before types and constants.
    const share = /^[a-z]/.test(rule.name) ? 1 : 0.7
    const score = share * stems.reduce((sum, { stem, rarity }) => sum + weightOf(rule, stem) * rarity, 0)
    const { file, line, name, comment } = rule
    if (score > (best.get(file)?.score ?? 0)) best.set(file, { file, line, name, comment, score })
  }
  return [...best.values()].filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
}

/** The files whose tests cite an id of the promises. */
const findById = (files: readonly RuleFile[], id: string): Found[] => {
  const cited = new RegExp(`\\[(?:[^\\]]*, )?${id.replaceAll('.', '\\.')}(?:, [^\\]]*)?\\]`)
  return files.filter(({ test }) => cited.test(test)).flatMap(({ rules: [first] }) => (first ? [{ ...first, score: 1 }] : []))
}

/** Where a rule is decided: by words, or by the id of a promise. */
export const findRules = (files: readonly RuleFile[], words: string): Found[] =>
  ID.test(words.trim()) ? findById(files, words.trim()) : findByWords(files, words)
