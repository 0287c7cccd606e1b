import type { Lifecycle } from '#features/storefront/catalogue/product/product.rules.ts'

/** The chain as far as something is still sold at its end: what was replaced by nothing that one can buy has no successor. */
export const planSuccession = <Step extends { readonly lifecycle: Lifecycle }>(
  replacements: readonly Step[],
): { steps: readonly Step[]; successor?: Step } => {
  const last = replacements.findIndex(({ lifecycle }) => lifecycle === 'active')
  return last < 0 ? { steps: [] } : { steps: replacements.slice(0, last + 1), successor: replacements[last] }
}
