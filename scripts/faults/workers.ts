import { setTimeout as wait } from 'node:timers/promises'
import { startExportWriter } from './export-writer.ts'
import type { Product } from './product.ts'
import { startMortalWorker, startWorker } from './worker-process.ts'

/** Two that die all the time; one that stays ends what is left, as after a deploy. */
const MORTALS = 3
const TENANTS = ['aerobt', 'hbtbt', 'process', 'sps'] as const
const PEOPLE = ['buyer', 'single'] as const

type Found = { readonly jobs: number; readonly files: number; readonly open: number; readonly doubled: number }

/** What became of the jobs that were started, as the database knows it. */
const findJobs = async (product: Product, ids: readonly string[]): Promise<Found> => {
  const list = ids.map((id) => `'${id}'`).join(',') || 'null'
  const { rows } = await product.query(`
    select count(*)::integer as jobs, count(*) filter (where state in ('queued', 'running'))::integer as open,
      (select count(*)::integer from export_file where id::text in (${list})) as files,
      (select count(*) - count(distinct file_key) from export_file)::integer as doubled
    from job where id::text in (${list})`)
  return rows[0] as Found
}

/** Workers killed at any byte: no job lost, none doubled, none stuck. */
export const killWorkers = async (product: Product, kills: number, say: (line: string) => void): Promise<string[]> => {
  const writers = await Promise.all(TENANTS.flatMap((tenant) => PEOPLE.map((who) => startExportWriter(product, tenant, who))))
  const mortals = Array.from({ length: MORTALS }, () => startMortalWorker(product))
  const readKills = (): number => mortals.reduce((sum, mortal) => sum + mortal.readKills(), 0)
  while (readKills() < kills) await wait(200)
  await Promise.all(mortals.map((mortal) => mortal.stop()))
  const last = startWorker(product, Number.POSITIVE_INFINITY)
  await Promise.all(writers.map((writer) => writer.stop()))
  await last.end()
  const sum = (read: (writer: (typeof writers)[number]) => number): number =>
    writers.reduce((all, writer) => all + read(writer), 0)
  const ids = [...new Set(writers.flatMap(({ counts }) => counts.ids))]
  const found = await findJobs(product, ids)
  const failures = [
    ...writers.flatMap(({ counts }) => counts.wrong.slice(0, 3)),
    ...(found.jobs === ids.length ? [] : [`${ids.length - found.jobs} jobs are gone`]),
    ...(found.open === 0 ? [] : [`${found.open} jobs never ended`]),
    ...(found.doubled === 0 ? [] : [`${found.doubled} jobs share a file`]),
    ...(found.files === ids.length ? [] : [`${ids.length} jobs, ${found.files} files`]),
  ]
  const slowest = Math.round(Math.max(...writers.map(({ counts }) => counts.slowestMs)))
  say(`${failures.length > 0 ? 'FAILED' : 'ok    '} ${readKills()} × a worker killed (SIGKILL) at a random moment`)
  say(
    `       ${sum(({ counts }) => counts.started)} jobs started, ${sum(({ counts }) => counts.finished)} files fetched with their checksums;` +
      ` slowest ${slowest} ms from start to file`,
  )
  for (const failure of failures) say(`       ${failure}`)
  return failures
}
