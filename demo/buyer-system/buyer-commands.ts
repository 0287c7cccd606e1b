import { createBuyer, type Buyer, type CallSupplier } from '#demo/buyer-system/buyer-client.ts'
import { ORDER_TYPES, PUNCH_OUT_OPERATIONS, readItems, type BoughtItem, type Sender } from '#demo/buyer-system/buyer-messages.ts'
import { readOciItems, type OciCallName } from '#demo/buyer-system/buyer-oci.ts'

export const USAGE = `npm run buyer -- [--site http://sps.localhost:3000] [--identity … --secret …] command

  punchout create|edit|inspect [PART=PIECES …] [--fill PART=PIECES,…]
      opens the catalogue; with --fill it is filled and taken back without a browser
  oci shop | oci detail PART | oci validate PART [PIECES] | oci search WORDS
  order new|update|delete NUMBER [PART=PIECES[@PRICE] …]
  documents
      confirmations, ship notices and invoices that the demo's buyer received`

export class UsageError extends Error {}

type Terminal = {
  readonly call: CallSupplier
  readonly sender: Sender
  readonly now: () => Date
  readonly print: (line: string) => void
  /** Waits for the cart that a browser posts; gives the address that takes it. */
  readonly listen: () => Promise<{ readonly url: string; readonly posted: Promise<Readonly<Record<string, string>>> }>
}

const readPart = (text: string): BoughtItem => {
  const [, sku, quantity, price = ''] = /^([^=]{1,60})=(\d{1,6})(?:@(\d{1,12}(?:\.\d{1,6})?))?$/.exec(text) ?? []
  if (sku === undefined || quantity === undefined) throw new UsageError(`${text} is no PART=PIECES`)
  return { sku, quantity, price, name: sku, currency: 'USD', unit: 'EA', unspsc: '31000000' }
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word => {
  const found = words.find((word) => word === text)
  if (!found) throw new UsageError(`expected ${words.join(', ')}`)
  return found
}

const showItems = (print: Terminal['print'], items: readonly BoughtItem[]): void => {
  if (items.length === 0) print('Nothing was transferred.')
  for (const { sku, quantity, unit, price, currency, name } of items)
    print(`${sku}  ${quantity} ${unit}  ${price} ${currency}  ${name}`)
}

/** The catalogue without a browser: its page is opened, the cart filled and transferred by the calls of that page. */
const fillVisit = async ({ call }: Terminal, address: string, items: readonly BoughtItem[]): Promise<Record<string, string>> => {
  const { location } = await call({ method: 'GET', path: new URL(address).pathname })
  const [, id = '', token = ''] = /visit\/([\w-]{36})\?\w+=([\w-]+)/.exec(location) ?? []
  const send = async (path: string, body: object): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'x-punch-out': `${id}.${token}` }
    const answer = await call({ method: 'POST', path, headers, body: JSON.stringify(body) })
    if (answer.status >= 300) throw new UsageError(`${path}: ${answer.status} ${answer.body}`)
    return answer.body
  }
  const lines = items.map(({ sku, quantity }) => ({ sku, quantity: Number(quantity) }))
  if (lines.length > 0) await send('/api/cart/v1/lines', { lines })
  const { fields } = JSON.parse(await send('/api/punch-out/v1/visit/transfer', {})) as {
    fields: { name: string; value: string }[]
  }
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

const readPosted = (fields: Readonly<Record<string, string>>): BoughtItem[] => {
  const encoded = fields['cxml-base64']
  return encoded === undefined ? readOciItems(fields) : readItems(Buffer.from(encoded, 'base64').toString('utf8'))
}

const punchOut = async (terminal: Terminal, buyer: Buyer, [word, ...parts]: readonly string[], fill: string | undefined) => {
  const { print, listen } = terminal
  const operation = oneOf(PUNCH_OUT_OPERATIONS, word)
  const { url, posted } = await listen()
  const { address, status, detail } = await buyer.setUp({ operation, returnUrl: url, items: parts.map(readPart) })
  print(`Status ${status} ${detail}`.trim())
  if (address === '') return
  if (fill === undefined) print(`Open this address in a browser, once:\n${address}`)
  const fields =
    fill === undefined ? await posted : await fillVisit(terminal, address, fill.split(',').filter(Boolean).map(readPart))
  showItems(print, readPosted(fields))
}

const askOci = async ({ print, listen }: Terminal, buyer: Buyer, [word, first, second]: readonly string[]) => {
  const calls = { shop: 'SHOP', detail: 'DETAIL', validate: 'VALIDATE', search: 'BACKGROUND_SEARCH' } as const
  const name: OciCallName = calls[oneOf(['shop', 'detail', 'validate', 'search'], word)]
  const { url: hookUrl, posted } = await listen()
  const isSearch = name === 'BACKGROUND_SEARCH'
  const { address, items, status } = await buyer.askOci({
    ...{ name, hookUrl, productId: isSearch ? undefined : first, quantity: second },
    search: isSearch ? first : undefined,
  })
  if (address === '') return status === '200' ? showItems(print, items) : print(`HTTP ${status}: refused`)
  print(`Open this address in a browser:\n${address}`)
  showItems(print, readPosted(await posted))
}

/** One command of a terminal. */
export const runBuyer = async (
  terminal: Terminal,
  [name, ...words]: readonly string[],
  { fill }: { readonly fill?: string | undefined } = {},
): Promise<void> => {
  const { call, sender, now, print } = terminal
  const buyer = createBuyer({ call, sender, now, see: () => undefined })
  if (name === 'punchout') return punchOut(terminal, buyer, words, fill)
  if (name === 'oci') return askOci(terminal, buyer, words)
  if (name === 'order') {
    const [word, orderId, ...parts] = words
    const type = oneOf(ORDER_TYPES, word)
    if (orderId === undefined) throw new UsageError('an order has a NUMBER')
    const { status, detail } = await buyer.order({ orderId, type, items: parts.map(readPart) })
    return print(`Status ${status} ${detail}`.trim())
  }
  if (name !== 'documents') throw new UsageError(name === undefined ? 'no command' : `${name} is no command`)
  const { body } = await call({ method: 'GET', path: '/demo/buyer-system/documents.json' })
  const { documents } = JSON.parse(body) as { documents: { at: string; kind: string; words: string }[] }
  if (documents.length === 0) print('No documents yet.')
  for (const { at, kind, words: about } of documents) print(`${at}  ${kind}  ${about}`)
}
