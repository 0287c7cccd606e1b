import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBuyer } from '#demo/buyer-system/buyer-commands.ts'
import { writeOrderRequest, writeSetupRequest, type BoughtItem } from '#demo/buyer-system/buyer-messages.ts'
import { findGrammarFaults } from '#features/buying/procurement/testing/cxml-grammar.ts'
import { openProcurementWorld, type ProcurementWorld } from '#features/buying/procurement/testing/procurement-world.ts'

let world: ProcurementWorld
let sender: { identity: string; secret: string }
beforeAll(async () => {
  world = await openProcurementWorld()
  sender = await world.connect()
})
afterAll(() => world.close())

/** The lines that a terminal shows. */
const run = async (words: string, fill?: string): Promise<string[]> => {
  const lines: string[] = []
  world.waitForPrices()
  await runBuyer(
    {
      sender,
      now: () => new Date(),
      print: (line) => void lines.push(line),
      listen: async () => ({ url: 'http://localhost:1/return', posted: new Promise<never>(() => undefined) }),
      call: async ({ method, path, headers = {}, body }) => {
        const all = { host: 'process.localhost', origin: 'http://process.localhost', ...headers }
        const answer = await world.app.inject({ method, url: path, headers: all, ...(body !== undefined && { payload: body }) })
        return { status: answer.statusCode, body: answer.body, location: answer.headers.location ?? '' }
      },
    },
    words.split(' '),
    { fill },
  )
  return lines
}

describe('the buyer from a terminal', () => {
  test('opens a catalogue, fills it and takes the cart back', async () => {
    expect(await run('punchout create', 'V-1=12')).toEqual(['Status 200', 'V-1  12 EA  8.00 USD  Valve V-1'])
    expect(await run('punchout edit V-1=3', 'V-2=1')).toHaveLength(3)
  })

  test.each([
    ['oci validate V-1 3', ['V-1  3 EA  8.80 USD  Valve V-1']],
    ['oci validate NO-SUCH', ['Nothing was transferred.']],
  ])('%s', async (words, lines) => {
    expect(await run(words)).toEqual(lines)
  })

  test('orders, changes and withdraws', async () => {
    expect((await run('order new T-1 V-1=2@8.80'))[0]).toMatch(/^Status 200 The order is placed/)
    expect((await run('order new T-1 V-1=2@8.80'))[0]).toMatch(/^Status 200 The order is placed/)
    expect((await run('order update T-1 V-1=1'))[0]).toBe('Status 200 The change waits for our staff.')
    expect((await run('order new T-2 NO-SUCH=1'))[0]).toMatch(/^Status 406/)
    expect((await run('order new T-3 V-1=1@0.10'))[0]).toMatch(/^Status 200 The order waits for our staff/)
    expect((await run('order delete T-3 V-1=1'))[0]).toBe('Status 200 The order is withdrawn.')
  })

  test.each(['', 'punchout source', 'order new', 'order new X V-1', 'oci drop', 'fly'])(
    'says how it is used: %s',
    async (words) => {
      await expect(run(words)).rejects.toThrow()
    },
  )
})

test('what it writes follows the standard', () => {
  const part: BoughtItem = { sku: 'A&B', name: 'x<y', quantity: '1', price: '', currency: 'USD', unit: 'EA', unspsc: '31000000' }
  const now = new Date()
  const setup = writeSetupRequest(sender, { operation: 'edit', returnUrl: 'http://localhost/a?b&c', items: [part] }, now)
  const items = [part, { ...part, price: '8.80' }]
  for (const type of ['new', 'update', 'delete'] as const) {
    const { document } = writeOrderRequest(sender, { orderId: 'P', type, items, before: type === 'new' ? undefined : 'x@y' }, now)
    expect(findGrammarFaults(document)).toEqual([])
  }
  expect(findGrammarFaults(setup.document)).toEqual([])
})
