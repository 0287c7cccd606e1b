import { UBL_ORDER } from '#features/buying/quick-order/document/ubl-order.service.ts'

type UblLine = {
  readonly sku: string
  readonly buyers?: string
  readonly quantity: string
  readonly unit: string
  readonly price: string
  readonly base?: string
  readonly name?: string
  readonly day?: string
}
type UblOrder = { readonly number: string; readonly currency: string; readonly lines: readonly UblLine[] }

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const writeLine = ({ sku, buyers, quantity, unit, price, base, name, day }: UblLine, at: number, currency: string): string => `
  <cac:OrderLine><cac:LineItem>
    <cbc:ID>${at + 1}</cbc:ID>
    <cbc:Quantity unitCode="${unit}">${quantity}</cbc:Quantity>
    ${day ? `<cac:Delivery><cac:RequestedDeliveryPeriod><cbc:EndDate>${day}</cbc:EndDate></cac:RequestedDeliveryPeriod></cac:Delivery>` : ''}
    <cac:Price><cbc:PriceAmount currencyID="${currency}">${price}</cbc:PriceAmount>
      ${base ? `<cbc:BaseQuantity unitCode="${unit}">${base}</cbc:BaseQuantity>` : ''}</cac:Price>
    <cac:Item>${name ? `<cbc:Name>${escape(name)}</cbc:Name>` : ''}
      ${buyers ? `<cac:BuyersItemIdentification><cbc:ID>${buyers}</cbc:ID></cac:BuyersItemIdentification>` : ''}
      <cac:SellersItemIdentification><cbc:ID>${sku}</cbc:ID></cac:SellersItemIdentification></cac:Item>
  </cac:LineItem></cac:OrderLine>`

/** As procurement systems write it. */
export const writeUblOrder = ({ number, currency, lines }: UblOrder): string => `<?xml version="1.0" encoding="UTF-8"?>
<Order xmlns="${UBL_ORDER}"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>${number}</cbc:ID>
  <cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
  ${lines.map((line, at) => writeLine(line, at, currency)).join('')}
</Order>`
