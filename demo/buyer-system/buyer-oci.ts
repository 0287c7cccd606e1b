import { lookUp } from '#kernel/look-up.ts'
import type { BoughtItem, Sender } from '#demo/buyer-system/buyer-messages.ts'

export const OCI_CALLS = ['SHOP', 'DETAIL', 'VALIDATE', 'BACKGROUND_SEARCH'] as const
export type OciCallName = (typeof OCI_CALLS)[number]

export type OciCall = {
  readonly name: OciCallName
  readonly hookUrl: string
  readonly productId?: string | undefined
  readonly quantity?: string | undefined
  readonly search?: string | undefined
}

/** The form that a system of OCI posts; name and password are the connection's. */
export const writeOciForm = ({ identity, secret }: Sender, call: OciCall): Readonly<Record<string, string>> => ({
  ...{ USERNAME: identity, PASSWORD: secret, HOOK_URL: call.hookUrl, '~TARGET': '_self' },
  ...(call.name !== 'SHOP' && { FUNCTION: call.name }),
  ...(call.productId && { PRODUCTID: call.productId }),
  ...(call.quantity && { QUANTITY: call.quantity }),
  ...(call.search && { SEARCHSTRING: call.search }),
})

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** The hidden fields of a page that posts itself to the hook. */
export const readFormFields = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]{1,80})" value="([^"]{0,2000})"/g)].map(([, name = '', value = '']) => [
      unescape(name),
      unescape(value),
    ]),
  )

/** The lines that came to the hook: fields of OCI, numbered from one. */
export const readOciItems = (fields: Readonly<Record<string, unknown>>): BoughtItem[] => {
  const of = (name: string, at: number): string => {
    const value = lookUp(fields, `NEW_ITEM-${name}[${at}]`)
    return typeof value === 'string' ? value : ''
  }
  const count = Object.keys(fields).filter((name) => name.startsWith('NEW_ITEM-VENDORMAT[')).length
  return Array.from({ length: count }, (_, index): BoughtItem => {
    const at = index + 1
    return {
      ...{ sku: of('VENDORMAT', at), name: of('DESCRIPTION', at), quantity: of('QUANTITY', at).replace(/\.0+$/, '') },
      ...{ price: of('PRICE', at), currency: of('CURRENCY', at), unit: of('UNIT', at), unspsc: of('EXT_CATEGORY_ID', at) },
    }
  })
}
