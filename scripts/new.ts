import { parseArgs } from 'node:util'
import { say } from './checks.ts'
import { ROOT, runCommand } from './run-command.ts'
import { planFeature, writeAll } from './skeleton.ts'

/** `npm run new -- feature ping-list [--tier knowledge]`: a feature that passes the check and its tests as it is. */
const HOW = 'npm run new -- feature ping-list [--tier foundation|knowledge|journeys|top]'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { tier: { type: 'string', default: 'journeys' } } })
const [kind, name] = positionals
try {
  if (kind !== 'feature' || name === undefined || positionals.length > 2) throw new Error(`It goes like this: ${HOW}`)
  const files = planFeature(ROOT, { name, tier: values.tier, today: new Date().toISOString().slice(0, 10) })
  await writeAll(ROOT, files, say)
  const { isGood, output } = await runCommand(['oxfmt', ...files.keys()])
  if (!isGood) throw new Error(output)
  say(`\nNext: npm run check && npx vitest run src/features/${name}, then docs/guides/add-a-feature.md.`)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
