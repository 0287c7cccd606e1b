import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drawInThread, drawInvoice } from '#features/orders/invoices/public.server.ts'
import { writeXlsx, type Cell } from '#platform/files/xlsx-writer.ts'
import { writeZip } from '#platform/files/zip-writer.ts'

/** One kind of work in a process of its own, so that its peak of memory is its own. */
const [, , work = '', count = '0'] = process.argv
const total = Number(count)

const COLUMNS = Array.from({ length: 15 }, (_, at) => ({ header: `Column ${at}`, width: 14 }))

function* listRows(): Generator<readonly Cell[]> {
  const day = new Date('2026-11-16T00:00:00Z')
  for (let at = 0; at < total; at += 1)
    yield [
      ...[`4009${at}`, `PO-${at}`, 'Delivered', day, day, day, 'Main warehouse', 'Northline, Main', 'Gdańsk', 'PL', at % 9],
      ...[
        { decimal: '1234.56', style: 'amount' },
        { decimal: '12.50', style: 'amount' },
        { decimal: '1247.06', style: 'amount' },
      ],
      'EUR',
    ] as Cell[]
}

function* listDocuments(): Generator<{ name: string; stored: Buffer }> {
  const stored = Buffer.alloc(50_000, 'x')
  for (let at = 0; at < total; at += 1) yield { name: `Invoice_${at}.pdf`, stored }
}

const drawDocuments = async (draw: typeof drawInThread): Promise<void> => {
  const line = {
    sku: 'HP-2210-15',
    name: 'Rotary actuator with position feedback',
    quantity: 3,
    unitMinor: 123_456n,
    totalMinor: 370_368n,
  }
  for (let at = 0; at < total; at += 1)
    await draw({
      invoice: {
        ...{
          number: String(at),
          account: 'PR1~0000104210',
          orderNumber: '4711',
          poNumber: 'PO-1',
          currency: 'EUR',
          language: 'en',
        },
        ...{ issuedOn: '2026-10-01', dueOn: '2026-10-31', billTo: { name: 'Northline, Main', lines: ['80-831 Gdańsk', 'PL'] } },
        ...{ lines: [line, line, line, line], freightMinor: 0n, taxes: [], totalMinor: 1_481_472n },
      },
      seller: { name: 'Halden' },
      texts: {},
    })
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-exports-'))
const file = path.join(folder, 'file')
const cpu = process.threadCpuUsage()
const started = performance.now()
if (work === 'xlsx')
  await pipeline(writeXlsx({ name: 'Orders', columns: COLUMNS, rows: listRows(), hasFilter: true }), createWriteStream(file))
if (work === 'zip') await pipeline(Readable.from(writeZip(listDocuments()), { objectMode: false }), createWriteStream(file))
if (work === 'pdf') await drawDocuments(drawInvoice)
if (work === 'pdf-thread') await drawDocuments(drawInThread)
const seconds = (performance.now() - started) / 1000
const bytes = work.startsWith('pdf') ? 0 : (await stat(file)).size
await rm(folder, { recursive: true })
// Of the thread that answers pages: what it does here, it does not do for them.
const { user, system } = process.threadCpuUsage(cpu)
const mainMs = (user + system) / 1000
process.stdout.write(JSON.stringify({ seconds, bytes, peakMb: process.resourceUsage().maxRSS / 1024, mainMs }))
