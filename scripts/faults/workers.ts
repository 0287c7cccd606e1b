import { setTimeout as wait } from 'node:timers/promises'
import { startExportWriter, type ExportWriter } from './export-writer.ts'
import type { Product } from './product.ts'
import type { Report } from './report.ts'
import { startMortalWorker, startWorker } from './worker-process.ts'

/** Two that die all the time; one that stays ends what is left, as after a deploy. */
const MORTALS = 3
const TENANTS = ['aerobt', 'hbtbt', 'process', 'sps'] as const
const PEOPLE = ['buyer', 'single'] as const

type Found = { readonly jobs: number; readonly files: number; readonly open: number; readonly doubled: number }

/** The states of the jobs that were started, as the database knows them. */
const findJobs = async (product: Product, ids: readonly string[]): Promise<Found> => {
  const list = ids.map((id) => `'${id}'`).join(',') || 'null'
  const { rows } = await product.query(`
    select count(*)::integer as jobs, count(*) filter (where state in ('queued', 'running'))::integer as open,
      (select count(*)::integer from export_file where id::text in (${list})) as files,
      (select count(*) - count(distinct file_key) from export_file)::integer as doubled
    from job where id::text in (${list})`)
  return rows[0] as Found
}

type Writers = readonly ExportWriter[]
type Ended = { readonly failures: readonly string[]; readonly line: string }

export const startExportWriters = (product: Product, people: readonly string[] = PEOPLE): Promise<ExportWriter[]> =>
  Promise.all(TENANTS.flatMap((tenant) => people.map((who) => startExportWriter(product, tenant, who))))

/** No job lost, none doubled, none stuck. */
export const endExportWriters = async (product: Product, writers: Writers): Promise<Ended> => {
  await Promise.all(writers.map((writer) => writer.stop()))
  const sum = (read: (writer: ExportWriter) => number): number => writers.reduce((all, writer) => all + read(writer), 0)
  const ids = [...new Set(writers.flatMap(({ counts }) => counts.ids))]
  const found = await findJobs(product, ids)
  const slowest = Math.round(Math.max(...writers.map(({ counts }) => counts.slowestMs)))
  return {
    failures: [
      ...writers.flatMap(({ counts }) => counts.wrong.slice(0, 3)),
      ...(found.jobs === ids.length ? [] : [`${ids.length - found.jobs} jobs are gone`]),
      ...(found.open === 0 ? [] : [`${found.open} jobs never ended`]),
      ...(found.doubled === 0 ? [] : [`${found.doubled} jobs share a file`]),
      ...(found.files === ids.length ? [] : [`${ids.length} jobs, ${found.files} files`]),
    ],
    line:
      `${sum(({ counts }) => counts.started)} jobs started, ${sum(({ counts }) => counts.finished)} files fetched with their checksums;` +
      ` slowest ${slowest} ms from start to file`,
  }
}

/** Workers killed at any byte. */
export const killWorkers = async (product: Product, kills: number, report: Report): Promise<readonly string[]> => {
  const writers = await startExportWriters(product)
  const mortals = Array.from({ length: MORTALS }, () => startMortalWorker(product))
  const readKills = (): number => mortals.reduce((sum, mortal) => sum + mortal.readKills(), 0)
  while (readKills() < kills) await wait(200)
  await Promise.all(mortals.map((mortal) => mortal.stop()))
  const last = startWorker(product, Number.POSITIVE_INFINITY)
  const { failures, line } = await endExportWriters(product, writers)
  await last.end()
  return report(`${readKills()} × a worker killed (SIGKILL) at a random moment`, [line], failures)
}
