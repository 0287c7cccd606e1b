import { useEndpointQuery } from '#browser/query.ts'
import { listImportRejects } from '#features/storefront/product-import/product-import.api.ts'
import { IMPORT_PATH, readResult } from '#features/storefront/product-import/product-import.rules.ts'
import type { Reject } from '#features/storefront/product-import/reject.schema.ts'
import type { JobView } from '#foundation/work/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Table } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-import.module.css'

const RejectTable = ({ jobId }: { jobId: string }) => {
  const t = useTexts('product-import')
  const formats = useFormats()
  const { data: page } = useEndpointQuery(listImportRejects, { params: { id: jobId } })
  if (!page || page.rejects.length === 0) return null
  return (
    <>
      <Table
        caption={t('rejects')}
        dense
        rows={page.rejects}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            key: 'line',
            header: t('line'),
            numeric: true,
            phone: 'start',
            phoneLabel: true,
            cell: ({ line }: Reject) => formats.number(line),
          },
          { key: 'sku', header: t('sku'), rowHeader: true, cell: ({ sku }: Reject) => sku ?? '–' },
          { key: 'reason', header: t('reason'), phone: 'full', cell: ({ reason }: Reject) => reason },
        ]}
      />
      {page.hasMore && <p className={styles.note}>{t('rejects.more')}</p>}
      <div>
        <ButtonLink variant="secondary" href={`${IMPORT_PATH}/${jobId}/rejects.csv`} download>
          {t('rejects.download')}
        </ButtonLink>
      </div>
    </>
  )
}

/** The result of an import, whole or cancelled. */
export const ImportReport = ({ job }: { job: JobView }) => {
  const t = useTexts('product-import')
  const formats = useFormats()
  const result = readResult(job.result)
  const isCancelled = job.state === 'cancelled'
  const count = (value: number): string => formats.number(value)
  return (
    <div className={styles.report}>
      <Message
        tone={isCancelled || (result?.rejected ?? 0) > 0 ? 'warn' : 'ok'}
        title={t(isCancelled ? 'cancelled' : 'finished')}
      >
        {result
          ? t('report', {
              ...{ file: result.file, lines: count(result.lines), accepted: count(result.accepted) },
              ...{ unchanged: count(result.unchanged), rejected: count(result.rejected) },
            })
          : t('report.none')}
      </Message>
      {(result?.rejected ?? 0) > 0 && <RejectTable jobId={job.id} />}
    </div>
  )
}
