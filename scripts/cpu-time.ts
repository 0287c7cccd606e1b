import { readdir, readFile } from 'node:fs/promises'

const TICKS_PER_SECOND = 100
/** Of the time that passed; even the last in the queue of a crowded machine gets more. */
const LEAST_SHARE = 1 / 300

type Entry = { readonly pid: number; readonly parent: number; readonly seconds: number }
/** Seconds of processor that each process of a tree has used itself. */
export type CpuUse = ReadonlyMap<number, number>

/** The name of a program may hold spaces and brackets; figures begin after the last one. */
export const readStat = (stat: string): Entry => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number)
  return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), seconds: (user + system) / TICKS_PER_SECOND }
}

const listTree = (root: Entry, entries: readonly Entry[]): Entry[] => [
  root,
  ...entries.filter(({ parent }) => parent === root.pid).flatMap((child) => listTree(child, entries)),
]

/** Processor time of a process and its descendants; undefined where the system does not say. */
export const readCpuUse = async (pid: number): Promise<CpuUse | undefined> => {
  const names = await readdir('/proc').catch(() => [])
  const texts = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined)),
  )
  const entries = texts.filter((text) => text !== undefined).map(readStat)
  const root = entries.find((entry) => entry.pid === pid)
  return root && new Map(listTree(root, entries).map((entry) => [entry.pid, entry.seconds]))
}

/** Process by process: one that ended meanwhile takes its time with it, but never that of the others. */
const countSeconds = (before: CpuUse, after: CpuUse): number =>
  [...after].reduce((sum, [pid, seconds]) => sum + Math.max(0, seconds - (before.get(pid) ?? 0)), 0)

/** A slow machine is no failure: only what does not even use the processor hangs. */
export const isHanging = (before: CpuUse | undefined, after: CpuUse | undefined, seconds: number): boolean =>
  before !== undefined && after !== undefined && countSeconds(before, after) < seconds * LEAST_SHARE
