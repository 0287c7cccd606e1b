import { DOCUMENT_TYPES, type FacetField } from '#features/search/search-api/public.ts'
import { useTexts } from '#ui/use-texts.tsx'

const KINDS = ['pages', 'news', 'brands', 'categories', 'products', 'support'] as const
const LIFECYCLES = ['active', 'replaced', 'obsolete'] as const

/** The most specific name of a document's kind. */
export const useKindName = () => {
  const t = useTexts('search')
  return (type: string, parentType: string): string => {
    // A page of support is that before it is a page.
    const kind = type === 'support' ? type : KINDS.find((known) => known === parentType)
    if (kind) return t(`kind.${kind}`)
    const known = DOCUMENT_TYPES.find((documentType) => documentType === type)
    return known ? t(`type.${known}`) : parentType
  }
}

/** Values that the dictionary names; others bring their name along. */
export const useValueName = () => {
  const lifecycleName = useTexts('catalogue')
  const nameKind = useKindName()
  return (field: FacetField, value: string): string => {
    const lifecycle = field === 'lifecycle' ? LIFECYCLES.find((known) => known === value) : undefined
    if (lifecycle) return lifecycleName(`lifecycle.${lifecycle}`)
    return field === 'parent_doctype' ? nameKind('', value) : value
  }
}
