import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import {
  customerNumberForm,
  listCustomerNumbers,
  readNumberFile,
  removeCustomerNumber,
  saveCustomerNumbers,
} from '#features/buying/quick-order/customer-number.api.ts'
import { readPairs, writePairs } from '#features/buying/quick-order/page/number-pairs.rules.ts'
import { wrapFile } from '#browser/wrap-file.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

type Pair = ReplyOf<typeof listCustomerNumbers>['numbers'][number]
type Outcome = { readonly saved: number; readonly failed: readonly string[] }

const useColumns = (onRemove: (number: string) => void): readonly Column<Pair>[] => {
  const t = useTexts('quick-order')
  return [
    { key: 'theirs', header: t('own.theirs'), rowHeader: true, cell: (pair) => pair.number },
    { key: 'ours', header: t('own.ours'), cell: (pair) => pair.sku },
    {
      key: 'remove',
      header: t('remove'),
      phone: 'end',
      cell: (pair) => (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('own.remove', { number: pair.number })}
          onClick={() => onRemove(pair.number)}
        >
          {t('remove')}
        </Button>
      ),
    },
  ]
}

/** The account's own part numbers: learned from corrections, pasted or imported. */
export const OwnNumbers = () => {
  const t = useTexts('quick-order')
  const ui = useTexts('ui')
  const { number } = useFormats()
  const { config } = usePage()
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [hasFailed, setFailed] = useState(false)
  const request = { query: { appId: config.appId }, headers: orderingHeaders() }
  const { data, refetch } = useEndpointQuery(listCustomerNumbers, isOpen ? request : undefined, { staleTime: 0 })
  const removing = useEndpointMutation(removeCustomerNumber)
  const reading = useEndpointMutation(readNumberFile)
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setFailed(false)
    try {
      await work()
      await refetch()
    } catch {
      setFailed(true)
    }
  }
  const form = useEndpointForm(saveCustomerNumbers, {
    rules: customerNumberForm,
    request,
    values: { text: '' },
    bodyOf: ({ text }: { text: string }) => ({ numbers: readPairs(text) }),
    faultsOf: ({ text }) => ({
      text: readPairs(text).length > 0 ? undefined : ui(text.trim() === '' ? 'form.missing' : 'form.field'),
    }),
    onSent: ({ saved, failed }) => {
      setFailed(false)
      setOutcome({ saved, failed: failed.map((pair) => `${pair.number} ${pair.sku}`) })
      form.reset({ text: writePairs(failed) })
      return refetch()
    },
    onRefused: () => setFailed(true),
  })
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (!file) return
    await attempt(async () => {
      const { bytes, type } = await wrapFile(file)
      const headers = { ...request.headers, 'content-type': type }
      const { numbers } = await reading.mutateAsync({ ...request, headers, bytes, body: {} })
      form.change('text', writePairs(numbers))
    })
  }
  const remove = (of: string): void => void attempt(() => removing.mutateAsync({ ...request, params: { number: of } }))
  const columns = useColumns(remove)
  return (
    <details className={styles.own} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('own')}</summary>
      <p className={styles.muted}>{t('own.text')}</p>
      <form {...form.props}>
        <TextArea label={t('own.paste')} hint={t('own.hint')} rows={4} {...form.field('text')} />
        <p className={styles.actions}>
          <label className={styles.file}>
            <span>{t('own.file')}</span>
            <input type="file" accept=".xlsx,.csv,.tsv,.txt" onChange={(event) => void takeFile(event.target.files?.[0])} />
          </label>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {t('own.save')}
          </Button>
        </p>
      </form>
      <div role="status">
        {outcome && (
          <Message tone={outcome.failed.length > 0 ? 'warn' : 'ok'}>
            {t('own.saved', { count: number(outcome.saved) })}
            {outcome.failed.length > 0 && ` ${t('own.failed', { count: number(outcome.failed.length) })}`}
          </Message>
        )}
        {hasFailed && <Message tone="bad">{t('failed')}</Message>}
      </div>
      {data && data.numbers.length > 0 && (
        <>
          <p className={styles.muted}>{t('own.count', { count: number(data.count) })}</p>
          <Table dense caption={t('own')} columns={columns} rows={data.numbers} rowKey={(pair) => pair.number} />
        </>
      )}
    </details>
  )
}
