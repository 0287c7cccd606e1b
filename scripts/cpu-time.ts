import { readdir, readFile } from 'node:fs/promises'

const TICKS_PER_SECOND = 100
/** Of the time that passed; even the last in the queue of a crowded machine gets more. */
const LEAST_SHARE = 1 / 300

type Entry = { readonly pid: number; readonly parent: number; readonly ticks: number }

/** The name of a program may hold spaces and brackets; figures begin after the last one. */
export const readStat = (stat: string): Entry => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const times = fields.slice(11, 15).map(Number)
  return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), ticks: times.reduce((sum, time) => sum + time, 0) }
}

/** Seconds of processor that a process and its descendants have used; undefined where the system does not say. */
export const readCpuSeconds = async (pid: number): Promise<number | undefined> => {
  const names = await readdir('/proc').catch(() => [])
  const texts = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined)),
  )
  const entries = texts.filter((text) => text !== undefined).map(readStat)
  const sum = (root: Entry): number =>
    entries.filter(({ parent }) => parent === root.pid).reduce((ticks, child) => ticks + sum(child), root.ticks)
  const root = entries.find((entry) => entry.pid === pid)
  return root && sum(root) / TICKS_PER_SECOND
}

/** A slow machine is no failure: only what does not even use the processor hangs. */
export const isHanging = (before: number | undefined, after: number | undefined, seconds: number): boolean =>
  before !== undefined && after !== undefined && after - before < seconds * LEAST_SHARE
