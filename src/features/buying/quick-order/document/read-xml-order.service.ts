import { refuseDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import { readUblOrder } from '#features/buying/quick-order/document/ubl-order.service.ts'
import type { ReadOrder } from '#features/buying/quick-order/reading/read-order.rules.ts'
import { readXml, XmlError } from '#platform/files/xml-reader.ts'

/** A thousand lines with everything that UBL offers for them are about two million signs, at a depth of ten. */
const LIMITS = { maxChars: 5_000_000, maxNodes: 200_000, maxDepth: 30 }
const BOM = [0xef, 0xbb, 0xbf]
const LESS_THAN = 0x3c
const SPACES = new Set([0x09, 0x0a, 0x0d, 0x20])

/** Begins like XML, in the encoding that UBL is exchanged in. */
export const isXml = (bytes: Uint8Array): boolean => {
  let at = BOM.every((byte, index) => bytes[index] === byte) ? BOM.length : 0
  while (SPACES.has(bytes[at] ?? 0)) at += 1
  return bytes[at] === LESS_THAN
}

/** No declaration of types, no instructions, bounded in size, parts and depth [T-81, T-109]. */
export const readXmlOrder = (bytes: Uint8Array): ReadOrder => {
  if (bytes.length > LIMITS.maxChars) return refuseDocument('too_large')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return readUblOrder(readXml(text, LIMITS))
  } catch (error) {
    if (error instanceof XmlError || error instanceof TypeError) return refuseDocument('damaged')
    throw error
  }
}
