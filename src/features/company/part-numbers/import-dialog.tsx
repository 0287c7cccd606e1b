import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { wrapFile } from '#browser/wrap-file.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { importForm, importPartNumbers, listPartNumbers } from '#features/company/part-numbers/part-number.api.ts'
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
/** The file as it goes. */
type Wrapped = { readonly headers: Readonly<Record<string, string>>; readonly bytes: Blob }
type Values = { readonly file: FileList | undefined }
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
  const [outcome, setOutcome] = useState<Imported>()
  const wrapped = useRef<Wrapped>(undefined)
  const form = useEndpointForm(importPartNumbers, {
    rules: importForm,
    request: () => ({ query: { country }, ...wrapped.current }),
    values: { file: undefined },
    // The file goes in place of a body.
    bodyOf: (_: Values) => ({}),
    faultsOf: ({ file }) => ({ file: file?.[0] ? undefined : t('file.missing') }),
    onSent: (imported) => {
      setOutcome(imported)
      return refreshQueries(listPartNumbers)
    },
  })
  const submit = (event: SyntheticEvent): void =>
    form.check(async () => {
      const file = form.valueOf('file')?.[0]
      setOutcome(undefined)
      if (!file) return
      const { bytes, type } = await wrapFile(file)
      wrapped.current = { headers: { 'content-type': type }, bytes }
      await form.send()
    })(event)
  const { name, ref, onChange, error } = form.field('file')
  const refusal = form.outcome.error && t(nameRefusal(form.outcome.error.problem) ?? 'failed')
  const fault = error ?? refusal
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
          <Button type="submit" form={formId} busy={form.isBusy}>
            {t('import.send')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} onSubmit={submit}>
        <p>{t('import.text')}</p>
        <label>
          <span>{t('file')} </span>
          <input
            type="file"
            accept=".csv,.xlsx"
            {...{ name, ref }}
            aria-invalid={error ? true : undefined}
            onChange={(event) => void onChange(event)}
          />
        </label>
      </form>
      <div role="status">
        {fault && <Message tone="bad">{fault}</Message>}
        {outcome && !fault && (
          <Message tone={outcome.refusedCount > 0 ? 'warn' : 'ok'}>
            {t('imported', { saved: number(outcome.saved), refused: number(outcome.refusedCount) })}
          </Message>
        )}
      </div>
      {outcome && outcome.refused.length > 0 && <RefusedLines lines={outcome.refused} />}
    </Dialog>
  )
}
