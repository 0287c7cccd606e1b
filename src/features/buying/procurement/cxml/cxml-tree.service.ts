import type { XmlElement } from '#platform/files/xml-reader.ts'

export const childrenOf = (element: XmlElement | undefined, name?: string): XmlElement[] =>
  (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child === 'object' && (name === undefined || child.name === name),
  )

export const findAt = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => childrenOf(at, name)[0], element)

const LONGEST = 2_000

/** Of an element and all within it, on one line. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)

export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string => textOf(findAt(element, ...path))

/** Exactly as it was sent: it is given back and not read. */
export const rawTextAt = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  (findAt(element, ...path)?.children ?? []).filter((child) => typeof child === 'string').join('')

/** Whatever the case of its name: not every system keeps to it. */
export const attributeOf = (element: XmlElement | undefined, name: string): string => {
  const exact = element?.attributes.get(name)
  if (exact !== undefined) return exact.trim()
  const lower = name.toLowerCase()
  for (const [key, value] of element?.attributes ?? []) if (key.toLowerCase() === lower) return value.trim()
  return ''
}
