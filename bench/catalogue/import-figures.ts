import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { round } from '../report.ts'
import { TENANT } from './catalogue-world.ts'

const CHILD = path.join(import.meta.dirname, 'import.child.ts')

const MEMORY_POLL_MS = 50

export type ImportFigures = {
  readonly products: number
  readonly perSecond: number
  readonly importMb: number
  readonly categoryIndexSeconds: number
  readonly categoryIndexMb: number
  readonly indexDocuments: number
  readonly indexSeconds: number
  readonly indexMb: number
}

const readMemoryMb = (pid: number | undefined): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** The import of products in a process of its own; what it says tells how far it is. */
export const measureImport = async (file: string, url: string, core: number | undefined): Promise<ImportFigures> => {
  const command = [process.execPath, '--max-semi-space-size=8', CHILD, TENANT, file]
  const [program = '', ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
  })
  const peak = { import: 0, categoryIndexes: 0, index: 0 }
  let phase: keyof typeof peak = 'import'
  const timer = setInterval(() => (peak[phase] = Math.max(peak[phase], readMemoryMb(child.pid))), MEMORY_POLL_MS)
  let [lines, seconds, categoryIndexSeconds, indexDocuments, indexSeconds] = [0, 0, 0, 0, 0]
  const told = createInterface({ input: child.stdout })
  told.on('line', (line) => {
    process.stderr.write(`  ${line}\n`)
    const done = /^([\d,]+) lines: .* in ([\d.]+) s$/.exec(line)
    if (done) {
      lines = Number(done[1]?.replaceAll(',', ''))
      seconds = Number(done[2])
      phase = 'categoryIndexes'
    }
    const built = /^Category indexes built in ([\d.]+) s/.exec(line)
    if (built) {
      categoryIndexSeconds = Number(built[1])
      phase = 'index'
    }
    const index = /^Search index of ([\d,]+) documents? built in ([\d.]+) s/.exec(line)
    if (!index) return
    indexDocuments = Number(index[1]?.replaceAll(',', ''))
    indexSeconds = Number(index[2])
  })
  const [code] = (await once(child, 'close')) as [number]
  clearInterval(timer)
  if (code !== 0 || lines === 0) throw new Error(`the import ended with ${code}`)
  return {
    products: lines,
    perSecond: round(lines / seconds),
    importMb: round(peak.import),
    categoryIndexSeconds,
    categoryIndexMb: round(peak.categoryIndexes),
    indexDocuments,
    indexSeconds,
    indexMb: round(peak.index),
  }
}
