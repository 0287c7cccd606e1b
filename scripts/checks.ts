import { runCommand, type CommandResult } from './run-command.ts'

export const CHECKS: Readonly<Record<string, readonly string[]>> = {
  // Each checker works out types that others know already: one takes half of what four do, and other checks run beside it.
  types: ['tsc', '--noEmit', '--checkers', '1'],
  lint: ['oxlint', '--type-aware'],
  format: ['oxfmt', '--check'],
  'unused code': ['knip', '--no-progress'],
  // A rule that nothing but its test calls decides nothing.
  'code that only tests use': ['knip', '--no-progress', '--production', '--include', 'exports,files'],
  boundaries: [process.execPath, 'scripts/boundaries.ts'],
  styles: [process.execPath, 'scripts/styles.ts'],
  words: [process.execPath, 'scripts/words.ts'],
  'look-ups': [process.execPath, 'scripts/look-ups.ts'],
  patterns: [process.execPath, 'scripts/patterns.ts'],
  'fields of authors': [process.execPath, 'scripts/author-fields.ts'],
  'answers, settings and keys that nothing uses': [process.execPath, 'scripts/unused.ts'],
}

export type CheckResult = CommandResult & { readonly name: string }

export const say = (line = ''): void => void process.stdout.write(`${line}\n`)

/** All at once; one line for each as it ends, and the output of those that failed. */
export const runChecks = async (): Promise<CheckResult[]> => {
  const results = await Promise.all(
    Object.entries(CHECKS).map(async ([name, command]) => {
      const result = await runCommand(command)
      say(`  ${result.isGood ? 'ok    ' : 'FAILED'} ${name} (${result.seconds.toFixed(1)} s)`)
      return { name, ...result }
    }),
  )
  for (const { name, output } of results.filter(({ isGood }) => !isGood)) say(`\n--- ${name}\n${output.trimEnd()}`)
  return results
}
