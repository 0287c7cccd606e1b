import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { CLEARED_FOR_OTHERS, OUTSIDE_CALLERS } from './outside-callers.ts'
import { ROOT } from './run-command.ts'
import { findUnused } from './unused.rules.ts'

/** `node scripts/unused.ts`: what answers although nobody asks, can be set although nothing reads it, or is cleared and never written. */
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const names = await Array.fromAsync(glob('{src,demo}/**/*.{ts,tsx}', { cwd: ROOT }))
const sources = Object.fromEntries(names.toSorted().map((file) => [file, read(file)]))
const documents = Object.fromEntries(OUTSIDE_CALLERS.map(({ documentedIn }) => [documentedIn, read(documentedIn)]))
const findings = findUnused({ sources, documents, outside: OUTSIDE_CALLERS, cleared: CLEARED_FOR_OTHERS })
for (const { file, message } of findings) process.stdout.write(`${file}\n  ${message}\n`)
process.stdout.write(`${names.length} files, ${findings.length} things that nothing uses\n`)
process.exitCode = findings.length > 0 || names.length < 100 ? 1 : 0
