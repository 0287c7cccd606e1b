import { readXml, type XmlElement } from '#platform/files/xml-reader.ts'
import { dropDoctype } from '#features/buying/procurement/cxml/read-prolog.rules.ts'

/** `!` is required; `name(a|b)` has those values only. */
type Model = readonly [children: RegExp, attributes?: string]

const AMOUNT: Model = [/^Money $/]
const TEXT: Model = [/^#?$/]
const LANGUAGE = '!xml:lang'

/**
 * The elements that our messages use: the order that cXML 1.2.063 gives their children, and their attributes. Written
 * by hand from the content models of the standard, not the DTD itself: parts that we never send are left out. `#`
 * stands for text. Decision 123 says how it was compared.
 */
const MODELS: Readonly<Record<string, Model>> = {
  cXML: [/^(?:Header (?:Message|Request) |Response )$/, '!payloadID !timestamp version xml:lang'],
  Header: [/^From To Sender $/],
  From: [/^(?:Credential )+$/],
  To: [/^(?:Credential )+$/],
  Sender: [/^(?:Credential )+UserAgent $/],
  Credential: [/^Identity (?:SharedSecret )?$/, '!domain'],
  Identity: TEXT,
  SharedSecret: TEXT,
  UserAgent: TEXT,
  Response: [/^Status (?:(?:PunchOutSetupResponse|ProfileResponse) )?$/],
  Status: [/^#?$/, '!code !text xml:lang'],
  PunchOutSetupResponse: [/^StartPage $/],
  StartPage: [/^URL $/],
  URL: TEXT,
  ProfileResponse: [/^(?:Transaction )+$/, '!effectiveDate'],
  Transaction: [/^URL $/, '!requestName'],
  Message: [/^(?:Status )?PunchOutOrderMessage $/],
  PunchOutOrderMessage: [/^BuyerCookie PunchOutOrderMessageHeader (?:ItemIn )*$/],
  BuyerCookie: TEXT,
  PunchOutOrderMessageHeader: [/^Total $/, '!operationAllowed(create|inspect|edit)'],
  Total: AMOUNT,
  ItemIn: [/^ItemID ItemDetail $/, '!quantity lineNumber'],
  ItemID: [/^SupplierPartID (?:SupplierPartAuxiliaryID )?(?:BuyerPartID )?$/],
  SupplierPartID: TEXT,
  SupplierPartAuxiliaryID: TEXT,
  BuyerPartID: TEXT,
  ItemDetail: [
    /^UnitPrice (?:Description )+UnitOfMeasure (?:Classification )+(?:ManufacturerPartID )?(?:ManufacturerName )?(?:URL )?(?:LeadTime )?$/,
  ],
  UnitPrice: AMOUNT,
  UnitOfMeasure: TEXT,
  ManufacturerPartID: TEXT,
  ManufacturerName: [/^#?$/, 'xml:lang'],
  LeadTime: TEXT,
  Money: [/^#$/, '!currency'],
  Description: [/^#?$/, LANGUAGE],
  Classification: [/^#$/, '!domain'],
  Request: [
    /^(?:PunchOutSetupRequest|ProfileRequest|OrderRequest|ConfirmationRequest|ShipNoticeRequest|InvoiceDetailRequest) $/,
    'deploymentMode(production|test)',
  ],
  ProfileRequest: [/^$/],
  PunchOutSetupRequest: [/^BuyerCookie BrowserFormPost (?:ItemOut )*$/, '!operation(create|inspect|edit)'],
  BrowserFormPost: [/^URL $/],
  OrderRequest: [/^OrderRequestHeader (?:ItemOut )+$/],
  OrderRequestHeader: [
    /^Total BillTo (?:Comments )?(?:DocumentReference )?$/,
    '!orderID !orderDate orderType(regular) type(new|update|delete) orderVersion',
  ],
  BillTo: [/^Address $/],
  Address: [/^Name $/],
  Name: [/^#?$/, LANGUAGE],
  ItemOut: [/^ItemID (?:ItemDetail )?$/, '!quantity lineNumber'],
  ConfirmationRequest: [/^ConfirmationHeader OrderReference $/],
  ConfirmationHeader: [/^(?:Comments )*$/, 'confirmID operation(new|update) !type(accept|reject) !noticeDate'],
  Comments: [/^#$/, 'xml:lang type'],
  OrderReference: [/^DocumentReference $/, 'orderID orderDate'],
  DocumentReference: [/^$/, '!payloadID'],
  ShipNoticeRequest: [/^ShipNoticeHeader (?:ShipControl )*(?:ShipNoticePortion )*$/],
  ShipNoticeHeader: [/^$/, '!shipmentID operation(new|update|delete) !noticeDate shipmentDate'],
  ShipControl: [/^(?:CarrierIdentifier )+(?:ShipmentIdentifier )+$/],
  CarrierIdentifier: [/^#$/, '!domain'],
  ShipmentIdentifier: TEXT,
  ShipNoticePortion: [/^OrderReference (?:ShipNoticeItem )*$/],
  ShipNoticeItem: [/^(?:ItemID )?UnitOfMeasure $/, '!quantity !lineNumber'],
  InvoiceDetailRequest: [/^InvoiceDetailRequestHeader (?:InvoiceDetailOrder )+InvoiceDetailSummary $/],
  InvoiceDetailRequestHeader: [
    /^InvoiceDetailHeaderIndicator InvoiceDetailLineIndicator $/,
    '!invoiceID purpose(standard|creditMemo) operation(new|delete) !invoiceDate',
  ],
  InvoiceDetailHeaderIndicator: [/^$/],
  InvoiceDetailLineIndicator: [/^$/],
  InvoiceDetailOrder: [/^InvoiceDetailOrderInfo (?:InvoiceDetailItem )+$/],
  InvoiceDetailOrderInfo: [/^OrderReference $/],
  InvoiceDetailItem: [
    /^UnitOfMeasure UnitPrice InvoiceDetailItemReference SubtotalAmount NetAmount $/,
    '!invoiceLineNumber !quantity',
  ],
  InvoiceDetailItemReference: [/^(?:ItemID )?(?:Description )?$/, '!lineNumber'],
  SubtotalAmount: AMOUNT,
  NetAmount: AMOUNT,
  GrossAmount: AMOUNT,
  DueAmount: AMOUNT,
  ShippingAmount: AMOUNT,
  Tax: [/^Money Description $/],
  InvoiceDetailSummary: [/^SubtotalAmount Tax ShippingAmount GrossAmount NetAmount DueAmount $/],
}

const findAttributeFaults = ({ name, attributes }: XmlElement, described = ''): string[] => {
  const rules = described.split(' ').flatMap((text) => {
    const [, mark, key, values] = /^(!?)([\w:]+)(?:\(([\w|]+)\))?$/.exec(text) ?? []
    return key === undefined ? [] : [{ key, isRequired: mark === '!', values: values?.split('|') }]
  })
  return [
    ...rules.filter(({ key, isRequired }) => isRequired && !attributes.has(key)).map(({ key }) => `${name} lacks ${key}`),
    ...[...attributes].flatMap(([key, value]) => {
      const rule = rules.find((one) => one.key === key)
      if (!rule) return [`${name} has no attribute ${key}`]
      return rule.values && !rule.values.includes(value) ? [`${name} ${key} is not ${value}`] : []
    }),
  ]
}

const findFaults = (element: XmlElement): string[] => {
  const { name, children } = element
  const written = children
    .map((child) => (typeof child === 'object' ? `${child.name} ` : child.trim() === '' ? '' : '#'))
    .join('')
  const model = new Map(Object.entries(MODELS)).get(name)
  if (!model) return [`${name} is not known`]
  const [pattern, attributes] = model
  return [
    ...(pattern.test(written) ? [] : [`${name} holds ${written || 'nothing'}`]),
    ...findAttributeFaults(element, attributes),
    ...children.flatMap((child) => (typeof child === 'object' ? findFaults(child) : [])),
  ]
}

/** Faults of a message of ours; none where it follows the grammar. */
export const findGrammarFaults = (document: string): string[] => findFaults(readXml(dropDoctype(document)))
