export const say = (line = ''): void => void process.stdout.write(`${line}\n`)

/** Says how a trial went, and hands on what was wrong. */
export const report = (what: string, lines: readonly string[], failures: readonly string[]): readonly string[] => {
  say(`${failures.length > 0 ? 'FAILED' : 'ok    '} ${what}`)
  for (const line of [...lines, ...new Set(failures)]) say(`       ${line}`)
  return failures
}
export type Report = typeof report
