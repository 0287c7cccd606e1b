import { ConfigError, readConfig } from '#platform/config.ts'
import { StartError } from '#platform/start-error.ts'
import { startPortico, type Portico } from '#app/start.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const report = (error: unknown): void => {
  const isForPeople = error instanceof ConfigError || error instanceof StartError
  process.stderr.write(
    `${isForPeople ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
}

let running: Promise<Portico> | undefined

/** A signal to the whole group comes twice, since npm passes it on: only one after this was meant to hurry. */
const ECHO_MS = 2000
let stoppingSince: number | undefined

/** One signal stops everything in order; a second one does not wait. */
const stop = async (): Promise<void> => {
  if (stoppingSince !== undefined) {
    if (performance.now() - stoppingSince > ECHO_MS) process.exit(130)
    return
  }
  stoppingSince = performance.now()
  await (await running)?.stop().catch(report)
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

try {
  running = startPortico(readConfig(), { isDev: process.argv.includes('--dev'), onProgress: (sentence) => say(`  ${sentence}`) })
  const { addresses } = await running
  say(`\nPortico is ready after ${(performance.now() / 1000).toFixed(1)} s.\n`)
  const width = Math.max(0, ...addresses.map(({ name }) => name.length))
  for (const { name, url } of addresses) say(`  ${name.padEnd(width)}  ${url}`)
  say('\nCtrl-C stops it.')
} catch (error) {
  if (stoppingSince === undefined) report(error)
  process.exit(1)
}
