import { sumLines, type IssuedInvoice } from '#features/orders/invoices/invoice.rules.ts'
import { SITE_LOCALES } from '#foundation/locale/public.ts'
import { DEFAULT_LOCALE, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'
import { drawBusinessDocument } from '#platform/files/business-document.ts'
import type { PaperBrand } from '#platform/files/paper-brand.ts'
import { createFormats, type Formats } from '#ui/format.ts'

export type Seller = { readonly name: string; readonly brand?: PaperBrand | undefined }
type Say = (key: string, values?: Readonly<Record<string, string>>) => string

const listFacts = (invoice: IssuedInvoice, { date }: Formats, say: Say): (readonly [string, string])[] => {
  const facts: (readonly [string, string | null])[] = [
    [say('pdf.issued'), date(invoice.issuedOn)],
    [say('pdf.due'), date(invoice.dueOn)],
    [say('pdf.order'), invoice.orderNumber],
    [say('pdf.po'), invoice.poNumber],
    [say('pdf.account'), invoice.account.replace(/^.*~0*/, '')],
  ]
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
}

const listSums = (invoice: IssuedInvoice, formats: Formats, say: Say): (readonly [string, string])[] => {
  const { currency, freightMinor, taxes } = invoice
  const show = (minor: bigint): string => formats.money({ minor, currency })
  return [
    [say('pdf.subtotal'), show(sumLines(invoice))],
    ...(freightMinor === 0n ? [] : [[say('pdf.freight'), show(freightMinor)] as const]),
    ...taxes.map(({ name, percent, baseMinor, amountMinor }) => {
      const share = formats.number(Number(percent), { maximumFractionDigits: 3 })
      return [say('pdf.tax', { name, percent: share, base: show(baseMinor) }), show(amountMinor)] as const
    }),
  ]
}

const formatsIn = new Map<Language, Formats>()
const formatsOf = (language: Language): Formats => {
  const locale = SITE_LOCALES.find((one) => one.language === language) ?? DEFAULT_LOCALE
  const formats = formatsIn.get(language) ?? createFormats(locale)
  formatsIn.set(language, formats)
  return formats
}

/** All that a paper is made of; `texts` are those of the invoice's language. */
export type InvoicePaper = { readonly invoice: IssuedInvoice; readonly seller: Seller; readonly texts: Dictionary }

/** An invoice on paper, made of nothing but what was issued: the same invoice gives the same bytes. */
export const drawInvoice = ({ invoice, seller, texts }: InvoicePaper): Promise<Buffer> => {
  const { language } = invoice
  const say: Say = (key, values = {}) => fillText(lookUp(texts, key) ?? key, values)
  const formats = formatsOf(language)
  const { number, currency, billTo, dueOn } = invoice
  const money = (minor: bigint): string => formats.money({ minor, currency })
  const names = { sku: say('pdf.sku'), name: say('pdf.name'), quantity: say('pdf.quantity') }
  return drawBusinessDocument({
    title: say('pdf.title', { number }),
    author: seller.name,
    brand: seller.brand,
    language,
    date: new Date(`${invoice.issuedOn}T00:00:00Z`),
    number,
    address: { label: say('pdf.billTo'), lines: [billTo.name, ...billTo.lines] },
    facts: listFacts(invoice, formats, say),
    head: { place: '#', ...names, unit: say('pdf.unit'), sum: say('pdf.sum') },
    rows: invoice.lines.map(({ position, sku, name, quantity, unitMinor, totalMinor }, index) => ({
      place: String(position ?? index + 1),
      sku,
      name,
      quantity: formats.number(quantity),
      unit: money(unitMinor),
      sum: money(totalMinor),
    })),
    sums: listSums(invoice, formats, say),
    total: [say('pdf.total'), money(invoice.totalMinor)],
    closing: say('pdf.terms', { due: formats.date(dueOn), number }),
    writePage: (page, pages) => say('pdf.page', { page: String(page), pages: String(pages) }),
  })
}
