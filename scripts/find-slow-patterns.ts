import { checkPatterns } from './check-patterns.ts'
import { findPatterns, isPlainlyLinear, nameOf, type FoundPattern } from './patterns.rules.ts'

export type PatternFinding = { readonly place: string; readonly message: string }

const MEND =
  'Write it so that no two repetitions can take the same signs, bound them ({0,40}), or use trimSigns() of #kernel/trim-signs.ts; where its input is bounded before, say so in scripts/reviewed-patterns.ts.'

/** `reviewed`: reasons why a pattern may stay, by the pattern or, where only a run knows it, by the file and the code that makes it. */
export const findSlowPatterns = async (
  files: Readonly<Record<string, string>>,
  reviewed: ReadonlyMap<string, string>,
): Promise<{ readonly findings: PatternFinding[]; readonly count: number }> => {
  const all = Object.entries(files).flatMap(([file, text]) => findPatterns(file, text))
  const keyOf = ({ file, pattern, code }: FoundPattern): string => (pattern ? nameOf(pattern) : `${file}: ${code}`)
  const judged = all.filter((found) => !reviewed.has(keyOf(found)) && !(found.pattern && isPlainlyLinear(found.pattern)))
  const verdicts = await checkPatterns(judged.flatMap(({ pattern }) => pattern ?? []))
  const findings = judged.flatMap(({ file, line, code, pattern }): PatternFinding[] => {
    const place = `${file}:${line}`
    if (!pattern) return [{ place, message: `${code} is put together at run time and cannot be judged. ${MEND}` }]
    const { status, complexity } = verdicts.get(nameOf(pattern)) ?? { status: 'unknown', complexity: '' }
    if (status === 'safe') return []
    const what = status === 'vulnerable' ? `takes more than linear time (${complexity})` : 'is too complex to be judged'
    return [{ place, message: `${nameOf(pattern)} ${what}. ${MEND}` }]
  })
  const used = new Set(all.map(keyOf))
  const stale = [...reviewed.keys()].filter((key) => !used.has(key))
  return {
    findings: [
      ...findings,
      ...stale.map((key) => ({ place: 'scripts/reviewed-patterns.ts', message: `${key} is no longer there. Remove its line.` })),
    ],
    count: all.length,
  }
}
