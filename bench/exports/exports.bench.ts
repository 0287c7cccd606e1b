import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { atMost, round, type Benchmark } from '../report.ts'

const run = promisify(execFile)
const CHILD = path.join(import.meta.dirname, 'export.child.ts')
/** Three tenths of what exceljs took for the same sheet. */
const XLSX_MOST_MB = 262
const ZIP_MOST_MB = 258

type Figures = { readonly seconds: number; readonly bytes: number; readonly peakMb: number }

const measure = async (work: string, count: number) => {
  const { stdout } = await run(process.execPath, [CHILD, work, String(count)])
  const { seconds, bytes, peakMb } = JSON.parse(stdout) as Figures
  const figures = {
    seconds: round(seconds, 2),
    'a second': round(count / seconds),
    MB: round(bytes / 1e6, 1),
    'peak MB': round(peakMb),
  }
  return { work, count, ...figures }
}

/** Sheets, archives and papers as jobs write them, each in a process of its own. */
export const exportsBenchmark: Benchmark = {
  name: 'exports',
  run: async ({ isQuick }) => {
    const scale = isQuick ? 100 : 1
    const xlsx = await measure('xlsx', 1_000_000 / scale)
    const zip = await measure('zip', 10_000 / scale)
    const pdf = await measure('pdf', isQuick ? 20 : 500)
    return {
      tables: [{ title: 'Files', rows: [xlsx, zip, pdf] }],
      goals: [
        atMost('peak MB of a sheet of 1,000,000 × 15', xlsx['peak MB'], XLSX_MOST_MB),
        atMost('peak MB of 10,000 papers', zip['peak MB'], ZIP_MOST_MB),
      ],
      notes: ['Papers of four lines, with the site’s typeface in them; archives hold 50 kB a paper, stored as they are.'],
    }
  },
}
