import { attributeOf, childrenOf, findAt, rawTextAt, textAt } from '#features/buying/procurement/cxml/cxml-tree.service.ts'
import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import {
  isOperation,
  isReturnAddress,
  readPieces,
  type Operation,
  type RequestedItem,
} from '#features/buying/procurement/cxml/operation.rules.ts'
import type { XmlElement } from '#platform/files/xml-reader.ts'

export type SetupRequest = {
  readonly operation: Operation
  readonly buyerCookie: string
  readonly returnUrl: string
  readonly items: readonly RequestedItem[]
  /** The part that the buyer's system opens at. */
  readonly selected: string | undefined
}

const LONGEST_COOKIE = 4_000
const MOST_ITEMS = 1_000

const readItem = (item: XmlElement): RequestedItem[] => {
  const sku = textAt(item, 'ItemID', 'SupplierPartID').slice(0, 60)
  const quantity = readPieces(attributeOf(item, 'quantity'))
  return sku === '' || quantity === undefined ? [] : [{ sku, quantity }]
}

export const readSetupRequest = (content: XmlElement): SetupRequest => {
  const operation = attributeOf(content, 'operation').toLowerCase() || 'create'
  if (!isOperation(operation)) throw new CxmlProblem(406, `The operation ${operation.slice(0, 20)} is not offered.`)
  const returnUrl = textAt(content, 'BrowserFormPost', 'URL')
  if (returnUrl === '') throw new CxmlProblem(400, 'The request names no BrowserFormPost address.')
  if (!isReturnAddress(returnUrl)) throw new CxmlProblem(400, 'The BrowserFormPost address is not an https address.')
  const buyerCookie = rawTextAt(content, 'BuyerCookie')
  if (!findAt(content, 'BuyerCookie')) throw new CxmlProblem(400, 'The request has no BuyerCookie.')
  if (buyerCookie.length > LONGEST_COOKIE) throw new CxmlProblem(400, 'The BuyerCookie is too long.')
  const selected = textAt(content, 'SelectedItem', 'ItemID', 'SupplierPartID').slice(0, 60)
  return {
    ...{ operation, buyerCookie, returnUrl },
    items: childrenOf(content, 'ItemOut').slice(0, MOST_ITEMS).flatMap(readItem),
    selected: selected === '' ? undefined : selected,
  }
}
