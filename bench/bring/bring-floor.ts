import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import pg, { type ClientConfig } from 'pg'
import { round } from '../report.ts'
import { readServerCpu } from './bring-figures.ts'

const BATCH = 1000

type Server = { readonly admin: ClientConfig; readonly pid: number }

/** The least that storing these lines takes: rows with a primary key in one transaction, nothing checked, compared or followed. */
export const measureFloor = async ({ admin, pid }: Server, file: string, keys: number) => {
  const client = new pg.Client(admin)
  await client.connect()
  const serverBefore = readServerCpu(pid)
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  let [lines, batch]: [number, { key: string; line: string }[]] = [0, []]
  const store = async (): Promise<void> => {
    await client.query(
      'insert into bring_floor select row.key, row.line from jsonb_to_recordset($1::jsonb) as row (key text, line text)',
      [JSON.stringify(batch)],
    )
    batch = []
  }
  try {
    await client.query('drop table if exists bring_floor')
    await client.query('create table bring_floor (key text primary key, line text)')
    await client.query('begin')
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const key = file.endsWith('.ndjson') ? (JSON.parse(line) as { sku: string }).sku : line.split(',', keys).join('~')
      lines += 1
      if (batch.push({ key: `${key}~${line.split(',').slice(3).join('~')}`, line }) === BATCH) await store()
    }
    await store()
    await client.query('commit')
  } finally {
    await client.end()
  }
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return {
    seconds: round(seconds, 1),
    perSecond: round(lines / seconds),
    cpuSeconds: round((user + system) / 1e6, 1),
    databaseCpuSeconds: round(readServerCpu(pid) - serverBefore, 1),
  }
}
