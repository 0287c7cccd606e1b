import type { Reason } from '#features/storefront/product-tools/replacement/confidence.rules.ts'

/** The words for a reason, by their key in the dictionary. */
export type ReasonText = {
  readonly key:
    | 'reason.same'
    | 'reason.spelling'
    | 'reason.successor.one'
    | 'reason.successor.many'
    | 'reason.reference'
    | 'reason.reference.replaced'
    | 'reason.beginning'
    | 'reason.beginning.replaced'
  readonly values: Readonly<Record<string, string | number>>
}

export const reasonText = (reason: Reason): ReasonText => {
  switch (reason.kind) {
    case 'same':
    case 'spelling':
      return { key: `reason.${reason.kind}`, values: {} }
    case 'beginning':
      return reason.steps === 0
        ? { key: 'reason.beginning', values: {} }
        : { key: 'reason.beginning.replaced', values: { from: reason.from } }
    case 'successor':
      return {
        key: reason.steps === 1 ? 'reason.successor.one' : 'reason.successor.many',
        values: { from: reason.from, steps: reason.steps },
      }
    case 'reference':
      return {
        key: reason.steps === 0 ? 'reason.reference' : 'reason.reference.replaced',
        values: { maker: reason.maker, number: reason.number },
      }
  }
}
