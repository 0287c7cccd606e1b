import { readFileSync } from 'node:fs'

export type ProcessUse = { readonly memoryMb: number; readonly processorMs: number }

/** Of `/proc/{pid}/stat`, on every Linux. */
const TICK_MS = 10

/** Memory and processor time of a process, from the texts that Linux gives of it. */
export const parseUse = (status: string, stat: string): ProcessUse => {
  const [, kilobytes = '0'] = /^VmRSS:[ \t]*(\d+) kB$/m.exec(status) ?? []
  // The name of a program may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  return { memoryMb: Number(kilobytes) / 1024, processorMs: ticks * TICK_MS }
}

/** Nothing where the system does not tell: then only the clock, the heap and the kernel set limits. */
export const readUse = (pid: number | undefined): ProcessUse => {
  try {
    return parseUse(readFileSync(`/proc/${pid}/status`, 'utf8'), readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return { memoryMb: 0, processorMs: 0 }
  }
}
