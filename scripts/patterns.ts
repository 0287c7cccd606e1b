import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { findSlowPatterns } from './find-slow-patterns.ts'
import { REVIEWED_PATTERNS } from './reviewed-patterns.ts'
import { ROOT } from './run-command.ts'

/** `node scripts/patterns.ts`: says which regular expressions may take more than linear time on what others send [T-96]. */
const names = await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: ROOT }))
const judged = names.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)).toSorted()
const files = Object.fromEntries(judged.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
const { findings, count } = await findSlowPatterns(files, REVIEWED_PATTERNS)
for (const { place, message } of findings) process.stdout.write(`${place}\n  ${message}\n`)
process.stdout.write(`${count} patterns, ${findings.length} that may take more than linear time\n`)
process.exitCode = findings.length > 0 || count < 100 ? 1 : 0
