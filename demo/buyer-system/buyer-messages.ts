import { randomUUID } from 'node:crypto'

/** Who sends: the credentials of a connection. */
export type Sender = { readonly identity: string; readonly secret: string }

/** A line of a requisition; without a price it is ordered at the supplier's. */
export type BoughtItem = {
  readonly sku: string
  readonly quantity: string
  readonly name: string
  readonly price: string
  readonly currency: string
  readonly unit: string
  readonly unspsc: string
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const writeTime = (now: Date): string => `${now.toISOString().slice(0, 19)}+00:00`

export type Written = { readonly payloadId: string; readonly document: string }

const wrap = ({ identity, secret }: Sender, request: string, now: Date): Written => {
  const credential = (id: string, inner = ''): string =>
    `<Credential domain="NetworkID"><Identity>${escape(id)}</Identity>${inner}</Credential>`
  const payloadId = `${now.getTime()}.${randomUUID()}@procureone.example`
  const document = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.063/cXML.dtd">
<cXML payloadID="${payloadId}" timestamp="${writeTime(now)}" xml:lang="en-US">
<Header><From>${credential(identity)}</From><To>${credential('AN-HALDEN')}</To>
<Sender>${credential(identity, `<SharedSecret>${escape(secret)}</SharedSecret>`)}<UserAgent>ProcureOne demo</UserAgent></Sender></Header>
<Request deploymentMode="test">${request}</Request></cXML>`
  return { payloadId, document }
}

const writeItem = ({ sku, quantity, name, price, currency, unit, unspsc }: BoughtItem, at: number): string => {
  const detail =
    price === ''
      ? ''
      : `<ItemDetail><UnitPrice><Money currency="${escape(currency)}">${escape(price)}</Money></UnitPrice><Description xml:lang="en">${escape(name)}</Description>
<UnitOfMeasure>${escape(unit)}</UnitOfMeasure><Classification domain="UNSPSC">${escape(unspsc)}</Classification></ItemDetail>`
  return `<ItemOut quantity="${escape(quantity)}" lineNumber="${at + 1}"><ItemID><SupplierPartID>${escape(sku)}</SupplierPartID></ItemID>${detail}</ItemOut>`
}

export const PUNCH_OUT_OPERATIONS = ['create', 'edit', 'inspect'] as const
export type PunchOutOperation = (typeof PUNCH_OUT_OPERATIONS)[number]

export type Setup = {
  readonly operation: PunchOutOperation
  readonly returnUrl: string
  readonly items: readonly BoughtItem[]
}

export const writeSetupRequest = (sender: Sender, { operation, returnUrl, items }: Setup, now: Date): Written =>
  wrap(
    sender,
    `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>${randomUUID()}</BuyerCookie>
<BrowserFormPost><URL>${escape(returnUrl)}</URL></BrowserFormPost>
${items.map((item, at) => writeItem({ ...item, price: '' }, at)).join('\n')}</PunchOutSetupRequest>`,
    now,
  )

export const ORDER_TYPES = ['new', 'update', 'delete'] as const
export type OrderType = (typeof ORDER_TYPES)[number]

export type SentOrder = {
  readonly orderId: string
  readonly type: OrderType
  readonly items: readonly BoughtItem[]
  /** The message of this order before: an update or a withdrawal names it. */
  readonly before?: string | undefined
}

export const writeOrderRequest = (sender: Sender, { orderId, type, items, before }: SentOrder, now: Date): Written =>
  wrap(
    sender,
    `<OrderRequest><OrderRequestHeader orderID="${escape(orderId)}" orderDate="${writeTime(now)}" type="${type}">
<Total><Money currency="${escape(items.find(({ currency }) => currency !== '')?.currency ?? 'USD')}">0</Money></Total><BillTo><Address><Name xml:lang="en">ProcureOne</Name></Address></BillTo>${before === undefined ? '' : `<DocumentReference payloadID="${escape(before)}"/>`}</OrderRequestHeader>
${items.map(writeItem).join('\n')}</OrderRequest>`,
    now,
  )

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const find = (text: string, pattern: RegExp): string => unescape(pattern.exec(text)?.[1] ?? '')

export const readStartPage = (answer: string): string => find(answer, /<StartPage><URL>([^<]{1,2000})<\/URL>/)
export const readStatus = (answer: string): string => find(answer, /<Status code="(\d{3})"/)
export const readDetail = (answer: string): string => find(answer, /<Status [^>]{0,300}>([^<]{0,1000})</)
export const readCookie = (document: string): string => find(document, /<BuyerCookie>([^<]{0,500})</)

/** A confirmation, ship notice or invoice in a few words. */
export const describeDocument = (document: string): { readonly kind: string; readonly words: string } => {
  const kind = /<(ConfirmationRequest|ShipNoticeRequest|InvoiceDetailRequest|ProfileRequest)\b/.exec(document)?.[1] ?? 'document'
  const parts = [
    find(document, /<OrderReference orderID="([^"]{0,60})"/),
    find(document, /<ConfirmationHeader[^>]{0,400} type="(\w{1,20})"/),
    find(document, /shipmentID="([^"]{0,60})"/),
    find(document, /invoiceID="([^"]{0,60})"/),
    find(document, /<Comments[^>]{0,60}>([^<]{0,300})</),
  ]
  return { kind, words: parts.filter((part) => part !== '').join(', ') }
}

/** The lines of a PunchOutOrderMessage, as this system's own writer needs them again. */
export const readItems = (document: string): BoughtItem[] =>
  document
    .split('<ItemIn ')
    .slice(1)
    .map((item) => ({
      sku: find(item, /<SupplierPartID>([^<]{0,100})</),
      name: find(item, /<Description[^>]{0,100}>([^<]{0,500})</),
      quantity: find(item, /quantity="([^"]{0,20})"/),
      price: find(item, /<Money[^>]{0,100}>([^<]{0,40})</),
      currency: find(item, /<Money currency="([^"]{0,10})"/),
      unit: find(item, /<UnitOfMeasure>([^<]{0,10})</),
      unspsc: find(item, /<Classification[^>]{0,100}>([^<]{0,20})</),
    }))
