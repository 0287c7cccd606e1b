import { median, round, type Cell } from '../report.ts'
import { startServer } from '../server-process.ts'
import { MAIN, sitePage } from './world.ts'

/** Process start to first page, again and again over the same data. */
export const measureStarts = async (
  name: string,
  env: Readonly<Record<string, string>>,
  count: number,
): Promise<Readonly<Record<string, Cell>>> => {
  const times: number[] = []
  const cpu: number[] = []
  for (let index = 0; index < count; index += 1) {
    const server = await startServer({ file: MAIN, env, page: sitePage })
    times.push(server.startMs)
    cpu.push(server.readCpuMs())
    await server.stop()
  }
  return {
    name,
    'median ms': round(median(times)),
    'fastest ms': round(Math.min(...times)),
    'slowest ms': round(Math.max(...times)),
    'CPU ms': round(median(cpu)),
  }
}
