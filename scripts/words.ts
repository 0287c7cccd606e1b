import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from './run-command.ts'
import { findWordFaults } from './words.rules.ts'

/** `node scripts/words.ts`: names of files, comments and decisions that are not in plain words. */
const files = await Array.fromAsync(glob(['{src,demo,scripts,bench,e2e}/**/*.{ts,tsx}', 'docs/decisions/*.md'], { cwd: ROOT }))
const sources = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
const faults = findWordFaults(sources)
for (const { file, line, message } of faults) process.stdout.write(`${file}:${line}\n  ${message}\n`)
process.stdout.write(`${sources.size} files, faults: ${faults.length}\n`)
process.exitCode = faults.length > 0 || sources.size === 0 ? 1 : 0
