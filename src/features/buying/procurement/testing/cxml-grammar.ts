import { readXml, type XmlElement } from '#platform/files/xml-reader.ts'
import { dropDoctype } from '#features/buying/procurement/cxml/read-prolog.rules.ts'

/**
 * The elements that our messages use, in the order that cXML 1.2.063 gives their children, with the attributes that it
 * requires. Written by hand from the description of the standard; not the full DTD, and optional parts that we never
 * send are left out. `#` stands for text.
 */
const MODELS: Readonly<Record<string, readonly [children: RegExp, required: readonly string[]]>> = {
  cXML: [/^(?:Header (?:Message|Request) |Response )$/, ['payloadID', 'timestamp']],
  Header: [/^From To Sender $/, []],
  From: [/^(?:Credential )+$/, []],
  To: [/^(?:Credential )+$/, []],
  Sender: [/^(?:Credential )+UserAgent $/, []],
  Credential: [/^Identity (?:SharedSecret )?$/, ['domain']],
  Response: [/^Status (?:(?:PunchOutSetupResponse|ProfileResponse) )?$/, []],
  Status: [/^#?$/, ['code', 'text']],
  PunchOutSetupResponse: [/^StartPage $/, []],
  StartPage: [/^URL $/, []],
  ProfileResponse: [/^(?:Transaction )+$/, ['effectiveDate']],
  Transaction: [/^URL $/, ['requestName']],
  Message: [/^PunchOutOrderMessage $/, []],
  PunchOutOrderMessage: [/^BuyerCookie PunchOutOrderMessageHeader (?:ItemIn )*$/, []],
  PunchOutOrderMessageHeader: [/^Total $/, ['operationAllowed']],
  Total: [/^Money $/, []],
  ItemIn: [/^ItemID ItemDetail $/, ['quantity']],
  ItemID: [/^SupplierPartID (?:SupplierPartAuxiliaryID )?(?:BuyerPartID )?$/, []],
  ItemDetail: [
    /^UnitPrice (?:Description )+UnitOfMeasure (?:PriceBasisQuantity )?(?:Classification )+(?:ManufacturerPartID )?(?:ManufacturerName )?(?:URL )?(?:LeadTime )?$/,
    [],
  ],
  UnitPrice: [/^Money $/, []],
  Money: [/^#$/, ['currency']],
  Description: [/^#$/, ['xml:lang']],
  Classification: [/^#$/, ['domain']],
  Request: [/^(?:ConfirmationRequest|ShipNoticeRequest|InvoiceDetailRequest) $/, []],
  ConfirmationRequest: [/^ConfirmationHeader OrderReference $/, []],
  ConfirmationHeader: [/^(?:Comments )?$/, ['type', 'noticeDate']],
  Comments: [/^#$/, []],
  OrderReference: [/^DocumentReference $/, []],
  DocumentReference: [/^$/, ['payloadID']],
  ShipNoticeRequest: [/^ShipNoticeHeader (?:ShipControl )+(?:ShipNoticePortion )+$/, []],
  ShipNoticeHeader: [/^$/, ['shipmentID', 'noticeDate']],
  ShipControl: [/^(?:CarrierIdentifier )+(?:ShipmentIdentifier )+$/, []],
  CarrierIdentifier: [/^#$/, ['domain']],
  ShipNoticePortion: [/^OrderReference (?:ShipNoticeItem )*$/, []],
  ShipNoticeItem: [/^ItemID UnitOfMeasure $/, ['quantity', 'lineNumber']],
  InvoiceDetailRequest: [/^InvoiceDetailRequestHeader (?:InvoiceDetailOrder )+InvoiceDetailSummary $/, []],
  InvoiceDetailRequestHeader: [/^InvoiceDetailHeaderIndicator InvoiceDetailLineIndicator $/, ['invoiceID', 'invoiceDate']],
  InvoiceDetailHeaderIndicator: [/^$/, []],
  InvoiceDetailLineIndicator: [/^$/, []],
  InvoiceDetailOrder: [/^InvoiceDetailOrderInfo (?:InvoiceDetailItem )+$/, []],
  InvoiceDetailOrderInfo: [/^OrderReference $/, []],
  InvoiceDetailItem: [
    /^UnitOfMeasure UnitPrice (?:PriceBasisQuantity )?InvoiceDetailItemReference SubtotalAmount NetAmount $/,
    ['invoiceLineNumber', 'quantity'],
  ],
  InvoiceDetailItemReference: [/^ItemID (?:Description )*$/, ['lineNumber']],
  SubtotalAmount: [/^Money $/, []],
  NetAmount: [/^Money $/, []],
  GrossAmount: [/^Money $/, []],
  DueAmount: [/^Money $/, []],
  ShippingAmount: [/^Money $/, []],
  Tax: [/^Money Description $/, []],
  InvoiceDetailSummary: [/^SubtotalAmount Tax ShippingAmount GrossAmount NetAmount DueAmount $/, []],
}

/** Of text alone. */
const TEXTS = new Set([
  ...['Identity', 'SharedSecret', 'UserAgent', 'URL', 'BuyerCookie', 'SupplierPartID', 'SupplierPartAuxiliaryID', 'BuyerPartID'],
  ...['UnitOfMeasure', 'ManufacturerPartID', 'ManufacturerName', 'LeadTime', 'ShipmentIdentifier'],
])

const findFaults = (element: XmlElement): string[] => {
  const { name, children, attributes } = element
  const inner = children.filter((child) => typeof child === 'object')
  const written = children
    .map((child) => (typeof child === 'object' ? `${child.name} ` : child.trim() === '' ? '' : '#'))
    .join('')
  const model = new Map(Object.entries(MODELS)).get(name)
  if (!model) return TEXTS.has(name) && inner.length === 0 ? [] : [`${name} is not known, or holds elements`]
  const [pattern, required] = model
  return [
    ...(pattern.test(written) ? [] : [`${name} holds ${written || 'nothing'}`]),
    ...required.filter((attribute) => !attributes.has(attribute)).map((attribute) => `${name} lacks ${attribute}`),
    ...inner.flatMap(findFaults),
  ]
}

/** What is wrong with a message of ours; empty where it follows the grammar. */
export const findGrammarFaults = (document: string): string[] => findFaults(readXml(dropDoctype(document)))
