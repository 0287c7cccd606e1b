import { lookUp } from '#kernel/look-up.ts'
import { nameOfAccount, soldTosOf } from '#demo/accounts/sold-tos.ts'
import type { Bringing } from '#demo/bring-lines.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { servicesAt } from '#demo/past.ts'
import { listPeople } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import {
  acceptQuote,
  counterQuote,
  declineQuote,
  findQuote,
  listVersions,
  offerQuote,
  requestQuote,
  type Quote,
  type StepContext,
} from '#features/buying/quotes/public.server.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FIRST_NUMBER = 10_001
const PRODUCTS = 120

type Step =
  | {
      readonly step: 'offer'
      readonly percent: bigint
      readonly validDays: number
      readonly discount?: string
      readonly note: string
    }
  | { readonly step: 'counter'; readonly percent: bigint; readonly note: string }
  | { readonly step: 'accept' | 'decline' | 'refuse'; readonly note?: string }

type Story = {
  readonly note: string
  readonly first: number
  readonly count: number
  /** Each step so many days ago; the request is the first. */
  readonly days: readonly number[]
  readonly steps: readonly Step[]
}

const offer = (percent: bigint, validDays: number, note: string, discount?: string): Step => ({
  ...{ step: 'offer', percent, validDays, note },
  ...(discount !== undefined && { discount }),
})

const STORIES: readonly Story[] = [
  { note: 'For the new line; one delivery, please.', first: 12, count: 4, days: [0.1], steps: [] },
  {
    note: 'Spares for the spring shutdown.',
    ...{ first: 20, count: 3, days: [3, 1] },
    steps: [offer(92n, 14, 'For these quantities we can go below your contract.')],
  },
  {
    note: 'Replacement of the old units, two plants.',
    ...{ first: 28, count: 5, days: [9, 7, 2] },
    steps: [
      offer(95n, 21, 'Five per cent off the list.'),
      { step: 'counter', percent: 88n, note: 'Our budget ends at these prices.' },
    ],
  },
  {
    note: 'Stack monitoring, plants 2 and 4.',
    ...{ first: 36, count: 6, days: [14, 12, 10, 8.6] },
    steps: [
      offer(94n, 20, 'First offer.'),
      { step: 'counter', percent: 86n, note: 'We need all of it by the middle of the month.' },
      offer(90n, 10, 'The transmitters leave in 28 days if you accept this week.', '2.5'),
    ],
  },
  { note: 'Yearly calibration.', first: 46, count: 2, days: [6, 5, 4], steps: [offer(93n, 30, ''), { step: 'accept' }] },
  {
    note: 'Only if it comes this month.',
    ...{ first: 52, count: 2, days: [40, 38, 36] },
    steps: [offer(97n, 14, 'Ready in six weeks.'), { step: 'decline', note: 'Too late for us.' }],
  },
  { note: 'Handhelds for next year.', first: 58, count: 3, days: [60, 57], steps: [offer(91n, 14, 'Valid for two weeks.')] },
]

/** Some quotes of buyer's usual account, taken through the steps that people take. */
export const seedQuotes = async ({ tx, services }: Bringing, tenant: TenantKey, now: Date): Promise<void> => {
  await tx.deleteFrom('quote').execute()
  await tx.deleteFrom('cart').where('quoteNumber', 'is not', null).execute()
  const people = listPeople(tenant)
  const position = people.findIndex(({ who }) => who === 'buyer')
  const [buyer, admin] = [people[position], people.find(({ who }) => who === 'admin')]
  const account = buyer && soldTosOf(buyer, position)[buyer.traits.soldTo.defaultAt ?? 0]
  const currency = account?.currency ?? account?.currencies[0]
  if (!buyer || !admin || !account || currency === undefined) return
  const soldTo = await tx
    .selectFrom('soldTo')
    .select('id')
    .where('erpId', '=', account.erpId)
    .where('number', '=', account.number)
    .executeTakeFirst()
  if (!soldTo) return
  const products = [...listProducts(tenant, PRODUCTS)].filter(({ lifecycle }) => lifecycle === 'active')

  const contextAt = (personId: string, daysAgo: number): StepContext => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    return { tx, tenant, services: servicesAt(services, at), user: { id: personId }, now: at }
  }
  const take = async (quote: Quote, step: Step, daysAgo: number): Promise<void> => {
    const context = contextAt(step.step === 'offer' || step.step === 'refuse' ? admin.id : buyer.id, daysAgo)
    const lines = (await listVersions(tx, quote)).at(-1)?.lines ?? []
    const priced = (list: (typeof lines)[number]['list'], percent: bigint) => ({
      minor: ((list?.minor ?? 0n) * percent) / 100n,
      currency,
    })
    if (step.step === 'offer')
      await offerQuote(context, quote, {
        lines: lines.map(({ id, list }, at) => ({
          id,
          unit: priced(list, step.percent),
          leadDays: 5 + at * 3,
          validUntil: null,
        })),
        discounts: step.discount === undefined ? [] : [{ name: 'Project discount', percent: step.discount }],
        validUntil: new Date(context.now.getTime() + step.validDays * DAY_MS),
        note: step.note,
      })
    else if (step.step === 'counter')
      await counterQuote(context, quote, {
        lines: lines
          .slice(0, 2)
          .map(({ id, list, quantity }) => ({ id, quantity: quantity + 2, wanted: priced(list, step.percent) })),
        note: step.note,
      })
    else if (step.step === 'accept') await acceptQuote(context, quote, { soldToId: soldTo.id })
    else await declineQuote(context, quote, { side: step.step === 'decline' ? 'customer' : 'staff', note: step.note ?? '' })
  }

  for (const [at, { note, first, count, days, steps }] of STORIES.entries()) {
    const quote = await requestQuote(contextAt(buyer.id, days[0] ?? 0), {
      ...{ number: `Q-${FIRST_NUMBER + at}`, accountKey: nameOfAccount(account), currency, wantedBy: null, note },
      lines: products.slice(first, first + count).map(({ sku, names, prices }, place) => ({
        sku,
        name: names.en ?? sku,
        quantity: 4 + ((place * 7) % 23),
        list: { minor: BigInt(lookUp(prices['list'] ?? {}, currency) ?? 10_000), currency },
      })),
    })
    for (const [place, step] of steps.entries()) {
      const current = await findQuote(tx, quote.number)
      if (current) await take(current, step, days[place + 1] ?? 0)
    }
  }
}
