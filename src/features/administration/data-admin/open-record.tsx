import { useEndpointQuery } from '#browser/query.ts'
import { readDataLine, type describeData } from '#features/administration/data-admin/data-admin.api.ts'
import { CustomerLink } from '#features/administration/data-admin/customer-link.tsx'
import { DraftState } from '#features/administration/data-admin/draft-state.tsx'
import { RecordForm } from '#features/administration/data-admin/record-form.tsx'
import { RecordHistory } from '#features/administration/data-admin/record-history.tsx'
import { RelatedList } from '#features/administration/data-admin/related-list.tsx'
import { Waiting } from '#features/administration/data-admin/waiting.tsx'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { useTexts } from '#ui/use-texts.tsx'

type OpenRecordProps = { description: ReplyOf<typeof describeData>; dataKey: string; onSaved: () => void }

/** One line: its form, what belongs to it, and who changed it. */
export const OpenRecord = ({ description, dataKey, onSaved }: OpenRecordProps) => {
  const { name: kind, keys, fields, hasDrafts } = description
  const t = useTexts('data-admin')
  const found = useEndpointQuery(readDataLine, { params: { kind }, query: { key: dataKey } })
  if (!found.data) return <Waiting>{t('loading')}</Waiting>
  const { line, draft } = found.data
  return (
    <>
      {draft && <DraftState {...{ kind, dataKey, draft, onSaved }} page={found.data.page} />}
      <RecordForm {...{ kind, keys, fields, hasDrafts, line, onSaved }} isDraft={draft !== null} />
      <CustomerLink kind={kind} line={line} />
      <RelatedList related={found.data.related} />
      <RecordHistory entries={found.data.history} />
    </>
  )
}
