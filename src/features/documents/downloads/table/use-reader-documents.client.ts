import { useEndpointQuery } from '#browser/query.ts'
import type { DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { listReaderDocuments } from '#features/documents/downloads/table/reader-documents.api.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { useSignedIn } from '#foundation/favourites/public.ts'

const NONE: readonly DocumentRow[] = []

/** Documents that visitors do not see, for whoever is signed in; without them the page shows what is for everyone. */
export const useReaderDocuments = (
  about: { readonly folder: string } | { readonly sku: string } | undefined,
): readonly DocumentRow[] => {
  const { config, locale } = usePage()
  const isSignedIn = useSignedIn(config.domainId)
  const query = about && { ...about, locale: `${locale.country}/${locale.language}` }
  const { data } = useEndpointQuery(listReaderDocuments, isSignedIn && query ? { query, errors: 'own' } : undefined)
  return data?.documents ?? NONE
}
