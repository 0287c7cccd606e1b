import { allow, refuse, type Decision } from '#kernel/decision.ts'

export type HeaderRequest = {
  readonly linesOfBusiness: readonly string[]
  readonly restrictedLines: readonly string[]
  readonly restrictedItems: readonly string[]
  readonly hasSoldTo: boolean
}

/** Hidden from restricted people wherever they are, besides the configured items. */
const ALWAYS_RESTRICTED: readonly string[] = ['currency', 'sold-to']

/** Exactly one line of business, and that one restricted [6.11.1]. */
const restrictedLineOf = ({ linesOfBusiness: [line, ...more], restrictedLines }: HeaderRequest): string | undefined =>
  line !== undefined && more.length === 0 && restrictedLines.includes(line) ? line : undefined

/** Customers with accounts get the dialog, which knows them; everyone else the link [6.11.2]. */
const decideContactItem = (item: 'contact-link' | 'contact-dialog', hasSoldTo: boolean): Decision => {
  if (item === 'contact-dialog') return hasSoldTo ? allow('header.has-account') : refuse('header.needs-account')
  return hasSoldTo ? refuse('header.dialog-instead') : allow('header.shown')
}

export const decideHeaderItem = (item: string, query: HeaderRequest): Decision => {
  const line = restrictedLineOf(query)
  const isRestricted = ALWAYS_RESTRICTED.includes(item) || query.restrictedItems.includes(item)
  if (line !== undefined && isRestricted) return refuse('header.restricted-line', { line })
  return item === 'contact-link' || item === 'contact-dialog' ? decideContactItem(item, query.hasSoldTo) : allow('header.shown')
}
