import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBlindLookUps, guardLookUps, GUARD, readRefusals, type LookUpFinding } from './look-ups.rules.ts'
import { ROOT, runCommand } from './run-command.ts'

/** The one place that may, since it reads an object's own names. */
const HELPER = 'src/kernel/look-up.ts'
const IS_TEST = /\.test\.tsx?$|\/testing\//
const isJudged = (file: string): boolean => /^(?:src|demo)\//.test(file) && file !== HELPER
const OTHER_ERROR = /error TS(?:5\d{3}|6\d{3}|18\d{3})/

/** Look-ups of texts in plain objects, found by the type checker in a copy whose look-ups are guarded. */
export const findLookUps = async (files: Readonly<Record<string, string>>): Promise<LookUpFinding[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-look-ups-'))
  try {
    // Nothing that is judged needs a test, and to check them takes as long as the rest.
    const taken = Object.entries(files).filter(([file]) => !IS_TEST.test(file))
    for (const [file, text] of taken) {
      const copy = path.join(folder, file)
      await mkdir(path.dirname(copy), { recursive: true })
      await writeFile(copy, isJudged(file) ? guardLookUps(file, text) : text)
    }
    await writeFile(path.join(folder, 'guard.d.ts'), GUARD)
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
    const { output } = await runCommand(['tsc', '--noEmit', '--pretty', 'false', '--checkers', '1', '-p', folder])
    // A copy that cannot be read would be silent about everything.
    const fault = output.split('\n').find((line) => OTHER_ERROR.test(line) || line.includes('could not be started'))
    if (fault !== undefined) throw new Error(`The look-ups cannot be checked: ${fault}`)
    const relative = (file: string): string => path.relative(folder, path.resolve(ROOT, file))
    return [
      ...readRefusals(output).map((finding) => ({ ...finding, file: relative(finding.file) })),
      ...taken.flatMap(([file, text]) => (isJudged(file) ? findBlindLookUps(file, text) : [])),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}
