import { ROOT } from './run-command.ts'
import { readStyles } from './style-sources.ts'
import { findStyleViolations } from './styles.rules.ts'

/** `node scripts/styles.ts`: says which style uses a token that does not exist, writes a colour itself, or stands outside of its layer. */
const sources = await readStyles(ROOT)
const violations = findStyleViolations(sources)
for (const { file, line, message } of violations) process.stdout.write(`${file}:${line}\n  ${message}\n`)
process.stdout.write(`${sources.styles.size} styles, violations: ${violations.length}\n`)
process.exitCode = violations.length > 0 || sources.styles.size === 0 ? 1 : 0
