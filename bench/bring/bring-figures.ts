import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { round } from '../report.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const POLL_MS = 100
/** Linux counts processor time in hundredths of a second for every program. */
const TICK_S = 0.01

const readScript = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: { bring: string } }
  return scripts.bring.split(' ').slice(1)
}

const readStatus = (pid: number | undefined, name: string): number => {
  try {
    return Number(new RegExp(String.raw`${name}:\s+(\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Of a process and of its children that have ended, in seconds. */
const readCpu = (pid: number | string): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_S
  } catch {
    return 0
  }
}

/** Of the whole database server: the postmaster counts its children when they end. */
export const readServerCpu = (postmaster: number): number => {
  const isChild = (pid: string): boolean => readStatus(Number(pid), 'PPid') === postmaster
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name))
  return [String(postmaster), ...children].reduce((sum, pid) => sum + readCpu(pid), 0)
}

export type BringFigures = {
  readonly seconds: number
  readonly checkSeconds: number
  readonly saveSeconds: number
  readonly settleSeconds: number
  readonly cpuSeconds: number
  readonly databaseCpuSeconds: number
  readonly peakMb: number
  /** Of checking and saving, when half of the lines were read, and at their end. */
  readonly middleMb: number
  readonly endMb: number
}

type Database = { readonly url: string; readonly pid: number; readonly folder: string }

const STEPS = ['Checking', 'Saving', 'Finishing'] as const

/** The command as people run it, in a process of its own; its progress tells which step it is at. */
export const measureBring = async ({ url, pid, folder }: Database, given: string): Promise<BringFigures> => {
  const serverBefore = readServerCpu(pid)
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...readScript(), '--tenant', 'marine', '--progress', given], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], DATABASE_URL: url, DATA_FOLDER: folder },
  })
  const begun = new Map<string, number>()
  const samples: { readonly step: string; readonly mb: number }[] = []
  let [step, said, wrong, cpuSeconds, peakMb] = ['Starting', '', '', 0, 0]
  child.stderr.on('data', (chunk: Buffer) => {
    wrong = `${wrong}${chunk.toString()}`.slice(-2000)
    for (const name of STEPS)
      if (chunk.includes(name) && !begun.has(name)) {
        begun.set(name, performance.now())
        step = name
      }
  })
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const timer = setInterval(() => {
    samples.push({ step, mb: readStatus(child.pid, 'VmRSS') / 1024 })
    peakMb = Math.max(peakMb, readStatus(child.pid, 'VmHWM') / 1024)
    cpuSeconds = Math.max(cpuSeconds, readCpu(child.pid ?? 0))
  }, POLL_MS)
  const [code] = (await once(child, 'close')) as [number]
  clearInterval(timer)
  if (code !== 0) throw new Error(`bring ended with ${code}: ${said.slice(0, 2000)} ${wrong}`)
  const endedAt = performance.now()
  const [checkAt = startedAt, saveAt = endedAt, finishAt = endedAt] = STEPS.map((name) => begun.get(name))
  const busy = samples.filter((sample) => sample.step === 'Saving').map(({ mb }) => mb)
  const highest = (values: readonly number[]): number => round(Math.max(0, ...values))
  return {
    seconds: round((endedAt - startedAt) / 1000, 1),
    checkSeconds: round((saveAt - checkAt) / 1000, 1),
    saveSeconds: round((finishAt - saveAt) / 1000, 1),
    settleSeconds: round((endedAt - finishAt) / 1000, 1),
    cpuSeconds: round(cpuSeconds, 1),
    databaseCpuSeconds: round(readServerCpu(pid) - serverBefore, 1),
    peakMb: round(peakMb),
    middleMb: highest(busy.slice(0, Math.ceil(busy.length / 2))),
    endMb: highest(busy.slice(Math.ceil(busy.length / 2))),
  }
}
