import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './catalogue/latency.ts'
import { round } from './report.ts'
import type { ServerProcess } from './server-process.ts'

export type Rate = { readonly perSecond: number; readonly seconds: number }

/** So many a second, whether or not those before are answered; a busy server refuses some. */
export const measureAtRate = async (
  server: ServerProcess,
  { perSecond, seconds }: Rate,
  work: (at: number) => Promise<unknown>,
) => {
  const times: number[] = []
  const failed: string[] = []
  const running: Promise<void>[] = []
  const [begin, cpu] = [performance.now(), server.readCpuMs()]
  for (let at = 0; at < seconds * perSecond; at += 1) {
    await wait(Math.max(0, begin + (at * 1000) / perSecond - performance.now()))
    const from = performance.now()
    running.push(
      work(at).then(
        () => void times.push(performance.now() - from),
        (error: unknown) => void failed.push(error instanceof Error ? error.message : 'failed'),
      ),
    )
  }
  await Promise.all(running)
  const passed = performance.now() - begin
  const spent = server.readCpuMs() - cpu
  process.stderr.write(`  ${perSecond} a second: ${times.length} answered, ${failed.length} refused ${failed[0] ?? ''}\n`)
  return {
    ...{ 'a second': perSecond, answered: times.length, refused: failed.length },
    ...{ p50: round(percentile(times, 0.5), 1), p95: round(percentile(times, 0.95), 1) },
    'processor ms each': round(spent / running.length, 1),
    'core busy': round(spent / passed, 2),
  }
}
