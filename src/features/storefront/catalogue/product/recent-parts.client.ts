import { type EmbeddedModel, findSlots, slotSelector } from '#foundation/blocks/public.ts'
import { localStore, readJson } from '#browser/storage.ts'
import { mayRememberHere } from '#foundation/analytics/public.ts'
import { productPath } from '#features/storefront/catalogue/product/product-card.rules.ts'
import {
  addRecentPart,
  chooseRecentParts,
  readRecentParts,
  recentPartsKey,
  type RecentPart,
} from '#features/storefront/catalogue/product/recent-part.rules.ts'
import { localePath } from '#kernel/locale.ts'
import styles from './recent-parts.module.css'

const add = (parent: Element, tag: string, text = '', className = ''): HTMLElement => {
  const element = document.createElement(tag)
  if (text !== '') element.textContent = text
  if (className !== '') element.className = className
  parent.append(element)
  return element
}

const addPart = (list: Element, { sku, name, image, place }: RecentPart): void => {
  const link = add(add(list, 'li'), 'a', '', styles['part'])
  link.setAttribute('href', place + productPath(sku))
  const plate = add(link, 'span', '', styles['plate'])
  if (image !== '') {
    const picture = add(plate, 'img')
    for (const [key, value] of Object.entries({ src: image, alt: '', width: '400', height: '320', loading: 'lazy' }))
      picture.setAttribute(key, value)
  }
  const words = add(link, 'span')
  add(words, 'span', sku, `num ${styles['sku']}`)
  add(words, 'span', name)
}

/** Shows what was looked at before on this device, and adds the part of this page; those who want nothing kept have no list. */
const followRecentParts = (room: HTMLElement, tenant: string, seen: RecentPart): void => {
  const key = recentPartsKey(tenant)
  if (!mayRememberHere()) return localStore.remove(key)
  const stored = readRecentParts(readJson(localStore, key))
  const shown = chooseRecentParts(stored, seen)
  if (shown.length > 0) {
    const section = add(room, 'section')
    add(section, 'h2', room.dataset['recent'], styles['heading']).id = 'recently-viewed'
    section.setAttribute('aria-labelledby', 'recently-viewed')
    const list = add(section, 'ul', '', styles['list'])
    for (const part of shown) addPart(list, part)
  }
  localStore.write(key, JSON.stringify(addRecentPart(stored, seen)))
}

/** Reads from the page which part it is about. */
export const showRecentParts = ({ tenant, locale }: Pick<EmbeddedModel, 'tenant' | 'locale'>): void => {
  const room = document.querySelector<HTMLElement>('[data-recent]')
  const sku = findSlots('product-actions')[0]?.value
  if (!room || sku === undefined) return
  const name = document.querySelector('#main h1')?.textContent ?? ''
  const image = document.querySelector(`#main ${slotSelector('enlarge')}`)?.getAttribute('href') ?? ''
  followRecentParts(room, tenant.key, { sku, name, image, place: localePath(locale) })
}
