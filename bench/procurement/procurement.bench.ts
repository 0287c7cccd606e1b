import { measureAtRate } from '../at-rate.ts'
import { addParts } from '../more-parts.ts'
import { createCartDatabase, DATABASE, dropCart, HOST, TENANT } from '../cart/cart-world.ts'
import { chooseCores } from '../machine.ts'
import { DATA_FOLDER, MAIN, openWorldDatabase, prepareWorld } from '../pages/world.ts'
import { atMost, median, round, type Benchmark } from '../report.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { measureHostile } from './hostile-xml.ts'
import { callVisit, listSteps, openCall, openPoster, openVisit, type Call } from './visits.ts'

/** The last one is that of the goal; the others say where a busy machine ends. */
const RATES = [10, 25, 50]
const SECONDS = 20
const LINES = 500
const [SETUP_MS, TRANSFER_MS, HOSTILE_MS, HOSTILE_MB] = [150, 1000, 50, 20]

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** The time of each request of a visit, one after the other. */
const measureSteps = async (server: ServerProcess, call: Call, rounds: number) => {
  const { setup, start, page } = listSteps(call)
  const rows: { request: string; ms: number; 'processor ms each': number }[] = []
  const measure = async <In, Out>(name: string, inputs: readonly In[], work: (input: In) => Promise<Out>): Promise<Out[]> => {
    const [times, outputs]: [number[], Out[]] = [[], []]
    const cpu = server.readCpuMs()
    for (const input of inputs) {
      const from = performance.now()
      outputs.push(await work(input))
      times.push(performance.now() - from)
    }
    rows.push({
      ...{ request: name, ms: round(median(times), 1) },
      'processor ms each': round((server.readCpuMs() - cpu) / inputs.length, 1),
    })
    return outputs
  }
  const addresses = await measure('setup', Array.from({ length: rounds }), () => setup())
  const locations = await measure('start address', addresses, start)
  await measure('page of the shop', locations, page)
  return rows
}

const measureTransfers = async (call: Call, parts: readonly string[], rounds: number): Promise<number[]> => {
  const times: number[] = []
  for (let at = 0; at < rounds; at += 1) {
    const visit = await openVisit(call)
    await callVisit(call, visit, '/api/cart/v1/lines', { lines: parts.map((sku) => ({ sku, quantity: 1 })) })
    const from = performance.now()
    const { fields } = JSON.parse(await callVisit(call, visit, '/api/punch-out/v1/visit/transfer', {})) as {
      fields: { value: string }[]
    }
    times.push(performance.now() - from)
    const message = Buffer.from(fields[0]?.value ?? '', 'base64').toString('utf8')
    const count = message.split('<ItemIn ').length - 1
    if (count !== parts.length) throw new Error(`the message has ${count} lines`)
  }
  return times
}

/** The waiting time of a customer's procurement system, and the cost of hostile documents. */
export const procurementBenchmark: Benchmark = {
  name: 'procurement',
  run: async ({ isQuick }) => {
    const cores = chooseCores()
    say('making the world (the first time takes a while)')
    await prepareWorld()
    const database = await openWorldDatabase(cores?.client)
    try {
      await createCartDatabase(database.admin)
      const parts = await addParts({ ...database.admin, database: DATABASE }, TENANT, LINES)
      await database.settle(DATABASE)
      const server = await startServer({
        file: MAIN,
        env: { DATA_FOLDER, DATABASE_URL: database.urlOf(DATABASE), ERP_SIMULATOR: 'off' },
        ...(cores && { core: cores.server }),
        page: { host: HOST, path: '/us/en' },
      })
      try {
        const call = openCall(server.port)
        for (let at = 0; at < 30; at += 1) await openVisit(call)
        const steps = await measureSteps(server, call, isQuick ? 30 : 200)
        say(JSON.stringify(steps))
        const setups = []
        for (const perSecond of RATES)
          setups.push(await measureAtRate(server, { perSecond, seconds: isQuick ? 3 : SECONDS }, () => openVisit(call)))
        say(`transfers of ${LINES} lines`)
        const transfers = await measureTransfers(call, parts.slice(0, LINES), isQuick ? 2 : 10)
        say('hostile documents')
        const hostile = await measureHostile(server, openPoster(call), isQuick ? 3 : 20)
        const last = setups.at(-1)
        return {
          tables: [
            {
              title: 'From the setup request to the last byte of the start page, ms',
              rows: setups,
            },
            { title: 'The requests of a visit, one at a time', rows: steps },
            {
              title: `Transfer of ${LINES} lines, ms`,
              rows: [{ median: round(median(transfers), 1), slowest: round(Math.max(...transfers), 1) }],
            },
            { title: 'Hostile XML, refused', rows: hostile },
          ],
          goals: [
            atMost(`setup to start page, p95 ms at ${last?.['a second']} a second`, last?.p95 ?? Number.NaN, SETUP_MS),
            atMost('setups that a busy server refused', last?.refused ?? Number.NaN, 0),
            atMost(`transfer of ${LINES} lines, slowest ms`, round(Math.max(...transfers)), TRANSFER_MS),
            atMost('hostile XML refused, largest median ms', Math.max(...hostile.map(({ ms }) => ms)), HOSTILE_MS),
            atMost('hostile XML, grown by MB', Math.max(...hostile.map((row) => row['grown by MB'])), HOSTILE_MB),
          ],
          notes: [
            'A setup is three requests: the cXML document, the start address, the page of the shop.',
            'Memory is the resident memory of the server, which grows and shrinks by itself as well.',
          ],
        }
      } finally {
        await server.stop()
      }
    } finally {
      await dropCart(database.admin)
      await database.stop()
    }
  },
}
