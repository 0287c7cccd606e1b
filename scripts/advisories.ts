import { readAdvisories } from './advisories.rules.ts'
import { runCommand } from './run-command.ts'

/** `npm run advisories`: what is known about the packages that the product runs with. */
const { output } = await runCommand(['npm', 'audit', '--json', '--omit=dev'])
const { exitCode, lines } = readAdvisories(output.slice(output.indexOf('{')))
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = exitCode
