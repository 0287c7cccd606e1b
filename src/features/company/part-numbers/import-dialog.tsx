import { useId, useState, type SyntheticEvent } from 'react'
import { CallError, refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { wrapFile } from '#browser/wrap-file.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { importPartNumbers, listPartNumbers } from '#features/company/part-numbers/part-number.api.ts'
import { nameRefusal } from '#features/company/part-numbers/refusal.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-part-numbers.module.css'

type Imported = ReplyOf<typeof importPartNumbers>
type Refused = Imported['refused'][number]

const RefusedLines = ({ lines }: { lines: readonly Refused[] }) => {
  const t = useTexts('part-numbers')
  const { number } = useFormats()
  const columns: Column<Refused>[] = [
    { key: 'line', header: t('line'), numeric: true, rowHeader: true, cell: ({ line }) => number(line) },
    { key: 'column', header: t('column'), cell: ({ column }) => (column === '' ? '–' : t(column)) },
    { key: 'value', header: t('value'), cell: ({ value }) => value || '–' },
    { key: 'reason', header: t('reason'), cell: ({ reason }) => t(`reason.${reason}`) },
  ]
  return (
    <div className={styles.refused}>
      <Table caption={t('refused')} columns={columns} rows={lines} rowKey={({ line, column }) => `${line} ${column}`} />
    </div>
  )
}

/** A file of numbers: good lines are saved at once, the others are named with their reason. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('part-numbers')
  const { number } = useFormats()
  const formId = useId()
  const { country } = usePage().locale
  const importing = useEndpointMutation(importPartNumbers)
  const [file, setFile] = useState<File>()
  const [outcome, setOutcome] = useState<Imported>()
  const [fault, setFault] = useState<string>()
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    setOutcome(undefined)
    setFault(file ? undefined : t('file.missing'))
    if (!file) return
    try {
      const { bytes, type } = await wrapFile(file)
      setOutcome(await importing.mutateAsync({ query: { country }, headers: { 'content-type': type }, bytes, body: {} }))
      await refreshQueries(listPartNumbers)
    } catch (error) {
      setFault(t(nameRefusal(error instanceof CallError ? error.problem : undefined) ?? 'failed'))
    }
  }
  return (
    <Dialog
      open
      size="wide"
      title={t('import')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" form={formId} busy={importing.isPending}>
            {t('import.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void send(event)}>
        <p>{t('import.text')}</p>
        <label>
          <span>{t('file')} </span>
          <input type="file" accept=".csv,.xlsx" onChange={(event) => setFile(event.target.files?.[0])} />
        </label>
      </form>
      <div role="status">
        {fault !== undefined && <Message tone="bad">{fault}</Message>}
        {outcome && (
          <Message tone={outcome.refusedCount > 0 ? 'warn' : 'ok'}>
            {t('imported', { saved: number(outcome.saved), refused: number(outcome.refusedCount) })}
          </Message>
        )}
      </div>
      {outcome && outcome.refused.length > 0 && <RefusedLines lines={outcome.refused} />}
    </Dialog>
  )
}
