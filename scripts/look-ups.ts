import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { findLookUps } from './find-look-ups.ts'
import { ROOT } from './run-command.ts'

/** `node scripts/look-ups.ts`: says where a text is looked up in an object that has more names than were put into it. */
const names = await Array.fromAsync(
  glob(['{src,demo}/**/*.{ts,tsx,json,css}', 'migrations/**/*.ts', 'package.json', 'tsconfig.json'], { cwd: ROOT }),
)
const findings = await findLookUps(
  Object.fromEntries(names.toSorted().map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')])),
)
for (const { file, line, message } of findings) process.stdout.write(`${file}:${line}\n  ${message}\n`)
process.stdout.write(`${names.length} files, ${findings.length} look-ups that may find what nobody put there\n`)
process.exitCode = findings.length > 0 || names.length < 100 ? 1 : 0
