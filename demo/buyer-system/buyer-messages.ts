import { randomUUID } from 'node:crypto'
import { demoConnection } from '#demo/buyer-system/demo-connection.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const wrap = (tenant: TenantKey, request: string, now: Date): string => {
  const { identity, secret } = demoConnection(tenant)
  const credential = (id: string, inner = ''): string =>
    `<Credential domain="NetworkID"><Identity>${escape(id)}</Identity>${inner}</Credential>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.063/cXML.dtd">
<cXML payloadID="${now.getTime()}.${randomUUID()}@procureone.example" timestamp="${now.toISOString().slice(0, 19)}+00:00" xml:lang="en-US">
<Header><From>${credential(identity)}</From><To>${credential('AN-HALDEN')}</To>
<Sender>${credential(identity, `<SharedSecret>${escape(secret)}</SharedSecret>`)}<UserAgent>ProcureOne demo</UserAgent></Sender></Header>
<Request deploymentMode="test">${request}</Request></cXML>`
}

type Setup = {
  readonly tenant: TenantKey
  readonly operation: string
  readonly returnUrl: string
  readonly items: readonly BoughtItem[]
}

export type BoughtItem = {
  readonly sku: string
  readonly name: string
  readonly quantity: string
  readonly price: string
  readonly currency: string
  readonly unit: string
  readonly unspsc: string
}

export const writeSetupRequest = ({ tenant, operation, returnUrl, items }: Setup, now: Date): string =>
  wrap(
    tenant,
    `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>${tenant}:${randomUUID()}</BuyerCookie>
<BrowserFormPost><URL>${escape(returnUrl)}</URL></BrowserFormPost>
${items.map(({ sku, quantity }, at) => `<ItemOut quantity="${escape(quantity)}" lineNumber="${at + 1}"><ItemID><SupplierPartID>${escape(sku)}</SupplierPartID></ItemID></ItemOut>`).join('\n')}
</PunchOutSetupRequest>`,
    now,
  )

export const writeOrderRequest = (tenant: TenantKey, orderId: string, items: readonly BoughtItem[], now: Date): string => {
  const [first] = items
  return wrap(
    tenant,
    `<OrderRequest><OrderRequestHeader orderID="${escape(orderId)}" orderDate="${now.toISOString().slice(0, 19)}+00:00" type="new">
<Total><Money currency="${escape(first?.currency ?? 'USD')}">0</Money></Total><BillTo><Address><Name xml:lang="en">ProcureOne</Name></Address></BillTo></OrderRequestHeader>
${items
  .map(
    ({ sku, name, quantity, price, currency, unit, unspsc }, at) =>
      `<ItemOut quantity="${escape(quantity)}" lineNumber="${at + 1}"><ItemID><SupplierPartID>${escape(sku)}</SupplierPartID></ItemID>
<ItemDetail><UnitPrice><Money currency="${escape(currency)}">${escape(price)}</Money></UnitPrice><Description xml:lang="en">${escape(name)}</Description>
<UnitOfMeasure>${escape(unit)}</UnitOfMeasure><Classification domain="UNSPSC">${escape(unspsc)}</Classification></ItemDetail></ItemOut>`,
  )
  .join('\n')}
</OrderRequest>`,
    now,
  )
}

const unescape = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const find = (text: string, pattern: RegExp): string => unescape(pattern.exec(text)?.[1] ?? '')

export const readStartPage = (answer: string): string => find(answer, /<StartPage><URL>([^<]{1,2000})<\/URL>/)
export const readStatus = (answer: string): string => find(answer, /<Status code="(\d{3})"/)
export const readDetail = (answer: string): string => find(answer, /<Status [^>]{0,300}>([^<]{0,1000})</)
export const readCookie = (document: string): string => find(document, /<BuyerCookie>([^<]{0,500})</)

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
