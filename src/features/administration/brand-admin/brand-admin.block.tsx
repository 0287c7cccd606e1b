import { useState } from 'react'
import { BrandForm } from '#features/administration/brand-admin/brand-form.tsx'
import { readBrand } from '#features/administration/brand-admin/brand-admin.api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { Section } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ErrorState } from '#ui/state.tsx'

/** How the site looks: logos, colours, font and corners, with a preview of what stands in the fields. */
export const Block = () => {
  const { data, isError, refetch } = useEndpointQuery(readBrand, {}, { staleTime: 0 })
  const [isSaved, setSaved] = useState(false)
  if (isError) return <ErrorState headingLevel={2} onRetry={() => void refetch()} />
  return (
    <Section space="tight">
      {data ? <BrandForm key={data.etag} stored={data} isSaved={isSaved} onSaved={() => setSaved(true)} /> : <Spinner />}
    </Section>
  )
}
