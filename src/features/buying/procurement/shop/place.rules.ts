/** Where somebody is inside of a visit: the part of the address after '#', so that links and the way back work in the frame. */
export type Place =
  | { readonly at: 'cart' }
  | { readonly at: 'find'; readonly query: string }
  | { readonly at: 'products'; readonly path: string; readonly page: number }
  | { readonly at: 'part'; readonly sku: string }

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const readPage = (text: string | undefined): number => (text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1)

/** Undefined for an anchor of the page itself, such as that of the skip link. */
export const readPlace = (hash: string): Place | undefined => {
  const [, at, rest = ''] = /^#(\w+)(?::(.*))?$/.exec(hash) ?? []
  if (hash === '' || at === 'cart') return { at: 'cart' }
  if (at === 'products') {
    const [path = '', page] = rest.split(':')
    return { at, path: decode(path) ?? '', page: readPage(page) }
  }
  const text = decode(rest) ?? ''
  if (at === 'find' && text !== '') return { at, query: text }
  return at === 'part' && text !== '' ? { at, sku: text } : undefined
}

export const placeHref = (place: Place): string => {
  if (place.at === 'find') return `#find:${encodeURIComponent(place.query)}`
  if (place.at === 'part') return `#part:${encodeURIComponent(place.sku)}`
  if (place.at === 'cart') return '#cart'
  const page = place.page > 1 ? `:${place.page}` : ''
  return place.path === '' ? '#products' : `#products:${encodeURIComponent(place.path)}${page}`
}
