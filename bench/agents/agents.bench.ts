import { measureAtRate } from '../at-rate.ts'
import { addBuyers, createCartDatabase, DATABASE, dropCart, HOST, TENANT } from '../cart/cart-world.ts'
import { percentile } from '../catalogue/latency.ts'
import { chooseCores } from '../machine.ts'
import { addParts } from '../more-parts.ts'
import { DATA_FOLDER, MAIN, openWorldDatabase, prepareWorld } from '../pages/world.ts'
import { atMost, round, type Benchmark } from '../report.ts'
import { ask, startServer, type ServerProcess } from '../server-process.ts'
import { addGrants, listNumbers, openToolCall, type Content, type ToolCall } from './agents-world.ts'

/** The last one is that of the goal; the others say where a busy machine ends. */
const RATES = [25, 50, 100]
const SECONDS = 20
const READ_MS = 50
const PEOPLE = 8
/** At 100 a second each makes fewer calls than its 120 a minute, also where all rates follow each other within one. */
const GRANTS = 240
const PARTS = 200

const say = (line: string): void => void process.stderr.write(`${line}\n`)

type Reading = { readonly tool: string; readonly input: object }

const textOf = (content: Content, list: string, key: string): string => {
  const [first] = content[list] as Readonly<Record<string, unknown>>[]
  const value = first?.[key]
  if (typeof value !== 'string') throw new Error(`the demo has nothing in ${list}`)
  return value
}

/** The demo's numbers belong to several accounts. */
const findReadable = async (numbers: readonly string[], read: (number: string) => Promise<Content>): Promise<string> => {
  for (const number of numbers) if (await read(number).catch(() => undefined)) return number
  throw new Error('the demo has none that this customer may read')
}

/** Every tool that changes nothing, with an input that has something to answer. */
const listReadings = async (
  call: (tool: string, input: object) => Promise<Content>,
  { parts, quotes, serials }: { readonly [kind in 'parts' | 'quotes' | 'serials']: readonly string[] },
): Promise<Reading[]> => {
  const sku = parts[0] ?? ''
  await call('update_cart', { lines: parts.slice(0, 10).map((part) => ({ sku: part, quantity: 2 })) })
  const order = textOf(await call('list_orders', {}), 'orders', 'number')
  const invoice = textOf(await call('list_invoices', {}), 'invoices', 'id')
  const quote = await findReadable(quotes, (number) => call('get_quote', { number }))
  const serial = await findReadable(serials, (number) => call('find_parts_for_serial', { serial: number }))
  return [
    { tool: 'search_products', input: { query: 'valve', limit: 10 } },
    { tool: 'get_product', input: { sku } },
    { tool: 'check_price_and_stock', input: { skus: parts.slice(0, 10), quantity: 5 } },
    { tool: 'resolve_part_numbers', input: { numbers: parts.slice(0, 5) } },
    { tool: 'list_lists', input: {} },
    { tool: 'get_cart', input: {} },
    { tool: 'explain_approval', input: {} },
    { tool: 'get_quote', input: { number: quote } },
    { tool: 'list_orders', input: {} },
    { tool: 'get_order', input: { number: order } },
    { tool: 'list_invoices', input: {} },
    { tool: 'get_document', input: { id: invoice } },
    { tool: 'find_parts_for_serial', input: { serial } },
    { tool: 'list_approvals', input: {} },
  ]
}

const measureTools = async (
  server: ServerProcess,
  readings: readonly Reading[],
  send: (reading: Reading) => Promise<Content>,
  rounds: number,
) => {
  const rows = []
  for (const reading of readings) {
    await send(reading)
    const times: number[] = []
    const cpu = server.readCpuMs()
    for (let at = 0; at < rounds; at += 1) {
      const from = performance.now()
      await send(reading)
      times.push(performance.now() - from)
    }
    rows.push({
      ...{ tool: reading.tool, p50: round(percentile(times, 0.5), 1), p95: round(percentile(times, 0.95), 1) },
      'processor ms each': round((server.readCpuMs() - cpu) / rounds, 1),
    })
  }
  return rows
}

const readResource = async (port: number): Promise<string> => {
  const { body } = await ask(port, '/.well-known/oauth-protected-resource/mcp', { host: HOST })
  return (JSON.parse(body.toString('utf8')) as { resource: string }).resource
}

/** Takes grants in turn, so that none comes to its limit of calls. */
const openTurns = (call: ToolCall, tokens: readonly string[]) => {
  let turn = 0
  return ({ tool, input }: Reading): Promise<Content> => call(tokens[(turn += 1) % tokens.length] ?? '', tool, input)
}

/** The waiting time of apps and agents: tools that read, called by many of them at once. */
export const agentsBenchmark: Benchmark = {
  name: 'agents',
  run: async ({ isQuick }) => {
    const cores = chooseCores()
    say('making the world (the first time takes a while)')
    await prepareWorld()
    const database = await openWorldDatabase(cores?.client)
    try {
      await createCartDatabase(database.admin)
      const people = await addBuyers(database.admin, PEOPLE)
      const parts = await addParts({ ...database.admin, database: DATABASE }, TENANT, PARTS)
      const quotes = await listNumbers(database.admin, 'quote')
      const serials = await listNumbers(database.admin, 'equipment')
      await database.settle(DATABASE)
      const server = await startServer({
        file: MAIN,
        env: { DATA_FOLDER, DATABASE_URL: database.urlOf(DATABASE), ERP_SIMULATOR: 'off' },
        ...(cores && { core: cores.server }),
        page: { host: HOST, path: '/us/en' },
      })
      try {
        // Every token names the address of the endpoint, which has the port.
        const resource = await readResource(server.port)
        const tokens = await addGrants(database.admin, { people, count: GRANTS, resource })
        const send = openTurns(openToolCall(server.port), tokens)
        const readings = await listReadings((tool, input) => send({ tool, input }), { parts, quotes, serials })
        const tools = await measureTools(server, readings, send, isQuick ? 10 : 100)
        say(JSON.stringify(tools))
        const mixes = []
        for (const perSecond of RATES) {
          const rate = { perSecond, seconds: isQuick ? 3 : SECONDS }
          mixes.push(await measureAtRate(server, rate, (at) => send(readings[at % readings.length] ?? { tool: '', input: {} })))
        }
        const last = mixes.at(-1)
        return {
          tables: [
            { title: 'Tools that read, all in turn, ms', rows: mixes },
            { title: 'One tool after the other, one call at a time, ms', rows: tools },
          ],
          goals: [
            atMost(`tools that read, p95 ms at ${last?.['a second']} a second`, last?.p95 ?? Number.NaN, READ_MS),
            atMost('calls that a busy server refused', last?.refused ?? Number.NaN, 0),
          ],
          notes: [
            `${GRANTS} grants of ${PEOPLE} people; each call is checked, counted and written to the audit log.`,
            'read_purchase_order is left out: it reads a document in the sandbox, as the quick order does.',
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
