export type WordFault = { readonly file: string; readonly line: number; readonly message: string }

/** Words that say too little in a name, and one that says more. */
const NAMES: readonly (readonly [word: string, instead: string])[] = [
  ['held', 'waiting'],
  ['told', 'reported'],
  ['asked', 'requested'],
  ['wanted', 'requested'],
  ['kept', 'stored'],
  ['desk', 'the subject’s administration'],
  ['papers', 'documents'],
  ['sleeper', 'inactive account'],
  ['awake', 'hydrated'],
  ['asking', 'caller'],
  ['meet', 'require'],
  ['stranger', 'anonymous'],
  ['borrowed', 'shared'],
]
const CODE = /^(?:src|demo|scripts|bench|e2e)\/.*\.tsx?$/
const DECISION = /^docs\/decisions\/\d{3}-[\w-]+\.md$/
/** A table of packages, each row with its reason. */
const TABLE_OF_PACKAGES = 'docs/decisions/007-dependencies.md'
const PARTS = ['Context', 'Decision', 'Consequences']
const COMMENT_OF_WHAT = /^\s*(?:\/\*\*|\*|\/\/) What\b/

const checkName = (file: string): WordFault[] => {
  const words = (file.split('/').at(-1) ?? '').split(/[-.]/)
  return NAMES.filter(([word]) => words.includes(word)).map(([word, instead]) => ({
    file,
    line: 1,
    message: `‘${word}’ in the name of a file: write ‘${instead}’`,
  }))
}

const checkComments = (file: string, text: string): WordFault[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      COMMENT_OF_WHAT.test(line)
        ? [{ file, line: index + 1, message: 'a comment that begins with ‘What’: name the thing, or say why it is so' }]
        : [],
    )

const checkDecision = (file: string, text: string): WordFault[] =>
  PARTS.filter((part) => !new RegExp(`^(?:## |\\*\\*)${part}`, 'm').test(text)).map((part) => ({
    file,
    line: 1,
    message: `a decision without its part ‘${part}’`,
  }))

/** Tests may quote what they look for. */
const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file)

export const findWordFaults = (sources: ReadonlyMap<string, string>): WordFault[] =>
  [...sources].flatMap(([file, text]) => {
    if (DECISION.test(file)) return file === TABLE_OF_PACKAGES ? [] : checkDecision(file, text)
    if (!CODE.test(file)) return []
    return [...checkName(file), ...(isTest(file) ? [] : checkComments(file, text))]
  })
