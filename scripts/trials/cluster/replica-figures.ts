import { setTimeout as wait } from 'node:timers/promises'
import { send } from './send.ts'
import { METRICS_KEY } from './world.ts'

const POLL_MS = 25

const readFigure = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)

/** How often a process read on a replica and on the primary, and whether it reads on the replica now. */
export const readReplica = async (port: number) => {
  const { body } = await send(port, '/metrics', { headers: { authorization: `Bearer ${METRICS_KEY}` } })
  return {
    replica: readFigure(body, 'replica_reads_total\\{server="replica"\\}'),
    primary: readFigure(body, 'replica_reads_total\\{server="primary"\\}'),
    isRead: readFigure(body, 'replica_in_use\\{[^}]*\\}') === 1,
  }
}

/** After how many milliseconds every process read there, or none did; undefined when it took too long. */
export const untilReplica = async (ports: readonly number[], isRead: boolean, mostMs: number): Promise<number | undefined> => {
  for (const from = performance.now(); performance.now() - from < mostMs; await wait(POLL_MS)) {
    const states = await Promise.all(ports.map(readReplica))
    if (states.every((state) => state.isRead === isRead)) return Math.round(performance.now() - from)
  }
  return undefined
}
