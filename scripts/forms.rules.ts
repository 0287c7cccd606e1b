import type { Boundary } from './boundary.rules.ts'
import { placeOf } from './source-place.ts'
import type { SourceFile, SourceTree } from './source-tree.ts'

const CHANGES: ReadonlySet<string> = new Set(['call()', 'useEndpointMutation()', 'useSubmission()'])
const HOOK = 'useEndpointForm()'

/** Forms that call by hand, each with its reason. */
const OTHER_FORMS: ReadonlySet<string> = new Set([
  // A number beside a button on public pages, which load nothing that other forms need.
  'src/features/buying/cart/add/add-to-cart.tsx',
  'src/features/buying/procurement/shop/part-facts.tsx',
  // A search, beside the cart that its shop changes.
  'src/features/buying/procurement/shop/punch-out-shop.block.tsx',
  // Boxes of a table, whose gates are asked for before the browser posts the form.
  'src/features/documents/downloads/table/download-bar.tsx',
  // One number whose keys, words and moments are promised [5.6.1, 5.6.2, 5.6.3].
  'src/features/support/unidentified-user/unidentified-user-dialog.tsx',
  // Two endpoints each, for a new one and for a change: react-hook-form over the rules that make the body of a draft.
  'src/features/company/purchase-policy/budgets/budget-dialog.tsx',
  'src/features/company/purchase-policy/rules/rule-dialog.tsx',
])

const has = ({ uses }: SourceFile, names: ReadonlySet<string>): boolean => uses.some(({ name }) => names.has(name))

/** The file itself, and the hooks of its own area that it sends by. */
const listSenders = (source: SourceFile, tree: SourceTree): SourceFile[] => {
  const { area } = placeOf(source.file)
  const hooks = source.imports
    .filter(({ target, isType }) => !isType && placeOf(target).role === 'client' && placeOf(target).area === area)
    .flatMap(({ target }) => tree.get(target) ?? [])
  return [source, ...hooks]
}

/** A form checks, marks and sends in one way. */
export const forms: readonly Boundary[] = [
  {
    name: 'one way of forms',
    find: (source, { isTest }, tree) => {
      const form = source.uses.find(({ name }) => name === '<form>')
      if (!form || isTest || OTHER_FORMS.has(source.file)) return []
      const senders = listSenders(source, tree)
      if (senders.some((one) => has(one, new Set([HOOK]))) || !senders.some((one) => has(one, CHANGES))) return []
      return [
        {
          line: form.line,
          message:
            'draws a form that calls its endpoint by hand. Use useEndpointForm() (src/browser/form/use-endpoint-form.ts): it checks by the endpoint’s schema, marks and focuses what is wrong, and sends once.',
        },
      ]
    },
  },
]
