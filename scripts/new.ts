import { parseArgs } from 'node:util'
import { say } from './checks.ts'
import { DOMAINS } from './domains.ts'
import { ROOT, runCommand } from './run-command.ts'
import { planArea, writeAll } from './skeleton.ts'

/** `npm run new -- area orders/ping-list`: an area that passes the check and its tests as it is. */
const HOW = `npm run new -- area orders/ping-list, where orders is one of ${DOMAINS.join(', ')}`

const { positionals } = parseArgs({ allowPositionals: true })
const [kind, place = ''] = positionals
const [domain = '', name = ''] = place.split('/')
try {
  if (kind !== 'area' || name === '' || positionals.length > 2) throw new Error(`It goes like this: ${HOW}`)
  const files = planArea(ROOT, { name, domain, today: new Date().toISOString().slice(0, 10) })
  await writeAll(ROOT, files, say)
  const { isGood, output } = await runCommand(['oxfmt', ...files.keys()])
  if (!isGood) throw new Error(output)
  say(`\nNext: npm run check && npx vitest run ${name}, then docs/guides/add-a-feature.md.`)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
