import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { atMost, round, type Benchmark } from '../report.ts'

const run = promisify(execFile)
const CHILD = path.join(import.meta.dirname, 'export.child.ts')
/** Three tenths of what exceljs took for the same sheet. */
const XLSX_MOST_MB = 262
const ZIP_MOST_MB = 258
/** Starting the thread and handing documents over takes some of it. */
const MAIN_SHARE = 0.3

type Figures = {
  readonly seconds: number
  readonly bytes: number
  readonly peakMb: number
  readonly mainMs: number
}

const measure = async (work: string, count: number) => {
  const { stdout } = await run(process.execPath, [CHILD, work, String(count)])
  const { seconds, bytes, peakMb, mainMs } = JSON.parse(stdout) as Figures
  const figures = {
    seconds: round(seconds, 2),
    'a second': round(count / seconds),
    MB: round(bytes / 1e6, 1),
    'peak MB': round(peakMb),
    'main thread µs each': round((mainMs / count) * 1000, 1),
  }
  return { work, count, ...figures }
}

/** The same documents by the `zip` of the machine, where it has one: stored, not compressed. */
const measureZip = async (count: number) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-zip-'))
  try {
    for (let at = 0; at < count; at += 1) await writeFile(path.join(folder, `Invoice_${at}.pdf`), Buffer.alloc(50_000, 'x'))
    const started = performance.now()
    await run('zip', ['-0', '-q', '-r', 'papers.zip', '.'], { cwd: folder })
    const seconds = (performance.now() - started) / 1000
    return [{ work: 'floor: zip -0', count, seconds: round(seconds, 2), 'a second': round(count / seconds) }]
  } catch {
    return []
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Sheets, archives and documents as jobs write them, each in a process of its own. */
export const exportsBenchmark: Benchmark = {
  name: 'exports',
  run: async ({ isQuick }) => {
    const scale = isQuick ? 100 : 1
    const xlsx = await measure('xlsx', 1_000_000 / scale)
    const zip = await measure('zip', 10_000 / scale)
    const floor = await measureZip(10_000 / scale)
    const documents = isQuick ? 20 : 500
    const pdf = await measure('pdf', documents)
    const thread = await measure('pdf-thread', documents)
    return {
      tables: [
        {
          title: 'Files',
          rows: [xlsx, zip, ...floor, { ...pdf, work: 'papers beside the pages' }, { ...thread, work: 'papers in a thread' }],
        },
      ],
      goals: [
        atMost('peak MB of a sheet of 1,000,000 × 15', xlsx['peak MB'], XLSX_MOST_MB),
        atMost('peak MB of 10,000 papers', zip['peak MB'], ZIP_MOST_MB),
        atMost(
          'main thread’s time for a paper in a thread, of that without one',
          round(thread['main thread µs each'] / pdf['main thread µs each'], 2),
          MAIN_SHARE,
        ),
      ],
      notes: ['Papers of four lines, with the site’s typeface in them; archives hold 50 kB a paper, stored as they are.'],
    }
  },
}
