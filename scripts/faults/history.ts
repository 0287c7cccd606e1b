import { setTimeout as wait } from 'node:timers/promises'
import { findGaps, checkHistory, mostMissing, type Acknowledged, type Company, type Listing, type Read } from './history.rules.ts'
import type { Product } from './product.ts'
import { signIn, type Session } from './sign-in.ts'

const TENANTS = ['process', 'sps', 'aerobt'] as const
const PAGE_SIZE = 100
/** After each fault the buyer reads all new orders; others look at this many of them. */
const LOOKED_AT = 5
const PAUSE_MS = 20
const LIMIT_MS = 60_000

type Reader = Company & Session

export type OpenHistory = {
  readonly acknowledge: (order: Acknowledged) => void
  /** An attempt to order that was not answered with a number. */
  readonly noteAttempt: () => void
  readonly noteCrash: () => void
  /** Reads what was acknowledged since the last time. */
  readonly readBack: () => Promise<void>
  /** At rest: reads the lists, and says what is wrong. */
  readonly close: (say: (line: string) => void) => Promise<string[]>
}

/** Asks until the product answers the question itself. */
const insistOnRead = async (product: Product, { host, cookie }: Reader, path: string): Promise<string | undefined> => {
  const limit = performance.now() + LIMIT_MS
  for (;;) {
    const answer = await product.ask(path, { host, cookie }).catch(() => undefined)
    if (answer?.status === 200) return answer.body
    if (answer?.status === 404) return undefined
    if (performance.now() > limit) throw new Error(`${host}${path}: ${answer?.status ?? 'no answer'}`)
    await wait(PAUSE_MS)
  }
}

const listNumbers = async (product: Product, reader: Reader, from: string): Promise<string[]> => {
  const numbers: string[] = []
  for (let page = 1; ; page += 1) {
    const body = (await insistOnRead(product, reader, `/api/orders/v1?sort=-placed&size=${PAGE_SIZE}&page=${page}`)) ?? '{}'
    const { rows = [] } = JSON.parse(body) as { rows?: readonly { readonly number: string }[] }
    numbers.push(...rows.map(({ number }) => number))
    // Numbers of this run are the highest; a page without one is older.
    if (!rows.some(({ number }) => number >= from)) return numbers
  }
}

/** Everybody who looks: the buyer's colleague may, a neighbour of the same site and buyers of other sites may not. */
const signInReaders = async (product: Product): Promise<readonly Reader[]> => {
  const signInAs = async (tenant: string, company: string, who: string): Promise<Reader> => ({
    ...{ tenant, company },
    ...(await signIn(product, tenant, who)),
  })
  return Promise.all(
    TENANTS.flatMap((tenant) => [
      signInAs(tenant, 'buyer', 'buyer'),
      signInAs(tenant, 'buyer', 'colleague'),
      signInAs(tenant, 'single', 'single'),
    ]),
  )
}

const isOf = (order: Company, { tenant, company }: Company): boolean => order.tenant === tenant && order.company === company

/** Acknowledged orders of buyers, and the replies that they and others get over HTTP afterwards. */
export const openHistory = async (product: Product): Promise<OpenHistory> => {
  const readers = await signInReaders(product)
  const { rows } = await product.query(`select last_value::text as last from order_number`)
  const first = (rows as { last: string }[])[0]?.last ?? '0'
  const acknowledged: Acknowledged[] = []
  const reads: Read[] = []
  let [attempts, crashes, readTo] = [0, 0, 0]

  const read = async (reader: Reader, { number }: Acknowledged): Promise<void> => {
    const body = await insistOnRead(product, reader, `/api/orders/v1/${number}`)
    const { tenant, company } = reader
    reads.push({ tenant, company, number, isFound: body?.includes(number) ?? false })
  }
  const readBack = async (): Promise<void> => {
    const fresh = acknowledged.slice(readTo)
    readTo = acknowledged.length
    const readAll = async (reader: Reader, at: number): Promise<void> => {
      const isBuyer = at % 3 === 0
      for (const order of isBuyer ? fresh.filter((each) => isOf(each, reader)) : []) await read(reader, order)
      const others = isBuyer ? fresh.filter((each) => !isOf(each, reader)) : fresh
      for (const order of others.toReversed().slice(0, LOOKED_AT)) await read(reader, order)
    }
    await Promise.all(readers.map(readAll))
  }
  const checkNumbers = async (): Promise<{ readonly line: string; readonly failures: readonly string[] }> => {
    const found = await product.query(`select number from orders where source = 'portal' and number > '${first}'`)
    const numbers = (found.rows as { number: string }[]).map(({ number }) => BigInt(number))
    const { count, missing } = findGaps([BigInt(first), ...numbers])
    const doubled = numbers.length - new Set(numbers).size
    const most = mostMissing({ attempts, crashes })
    return {
      line: `${numbers.length} numbers given, ${doubled} twice, ${missing} missing in ${count} gaps (${attempts} attempts and ${crashes} crashes explain ${most})`,
      failures: [
        ...(doubled === 0 ? [] : [`${doubled} order numbers were given twice`]),
        ...(missing <= most ? [] : [`${missing} order numbers are missing, of which ${most} are explained`]),
      ],
    }
  }
  return {
    acknowledge: (order) => void acknowledged.push(order),
    noteAttempt: () => void (attempts += 1),
    noteCrash: () => void (crashes += 1),
    readBack,
    close: async (say) => {
      await readBack()
      const listings = await Promise.all(
        readers.map(async (reader): Promise<Listing> => ({
          ...{ tenant: reader.tenant, company: reader.company },
          numbers: await listNumbers(product, reader, first),
        })),
      )
      const { line, failures } = await checkNumbers()
      const findings = checkHistory({ acknowledged, reads, listings })
      const wrong = Object.entries(findings).filter(([, numbers]) => numbers.length > 0)
      say(`       ${acknowledged.length} orders, read ${reads.length} times over HTTP; ${line}`)
      return [...wrong.map(([kind, numbers]) => `orders ${kind}: ${numbers.slice(0, 5).join(', ')}`), ...failures]
    },
  }
}
