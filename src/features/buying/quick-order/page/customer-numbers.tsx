import { useState, type SyntheticEvent } from 'react'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import {
  listCustomerNumbers,
  readNumberFile,
  removeCustomerNumber,
  saveCustomerNumbers,
} from '#features/buying/quick-order/customer-number.api.ts'
import { readPairs, writePairs } from '#features/buying/quick-order/page/number-pairs.rules.ts'
import { wrapFile } from '#browser/wrap-file.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quick-order.module.css'

type Outcome = { readonly saved: number; readonly failed: readonly string[] }

/** The account's own part numbers: learned from corrections, pasted or imported. */
export const OwnNumbers = () => {
  const t = useTexts('quick-order')
  const { number } = useFormats()
  const { config } = usePage()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome>()
  const [hasFailed, setFailed] = useState(false)
  const request = { query: { appId: config.appId }, headers: orderingHeaders() }
  const { data, refetch } = useEndpointQuery(listCustomerNumbers, isOpen ? request : undefined, { staleTime: 0 })
  const saving = useEndpointMutation(saveCustomerNumbers)
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
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const numbers = readPairs(text)
    if (numbers.length === 0) return
    await attempt(async () => {
      const { saved, failed } = await saving.mutateAsync({ ...request, body: { numbers } })
      setOutcome({ saved, failed: failed.map((pair) => `${pair.number} ${pair.sku}`) })
      setText(writePairs(failed))
    })
  }
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (!file) return
    await attempt(async () => {
      const { bytes, type } = await wrapFile(file)
      const headers = { ...request.headers, 'content-type': type }
      const { numbers } = await reading.mutateAsync({ ...request, headers, bytes, body: {} })
      setText(writePairs(numbers))
    })
  }
  return (
    <details className={styles.own} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('own')}</summary>
      <p className={styles.muted}>{t('own.text')}</p>
      <form onSubmit={(event) => void save(event)}>
        <TextArea
          label={t('own.paste')}
          hint={t('own.hint')}
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className={styles.actions}>
          <label className={styles.file}>
            <span>{t('own.file')}</span>
            <input type="file" accept=".xlsx,.csv,.tsv,.txt" onChange={(event) => void takeFile(event.target.files?.[0])} />
          </label>
          <Button type="submit" variant="secondary" busy={saving.isPending}>
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
        <table className={styles.pairs}>
          <caption>{t('own.count', { count: number(data.count) })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('own.theirs')}</th>
              <th scope="col">{t('own.ours')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.numbers.map((pair) => (
              <tr key={pair.number}>
                <td>{pair.number}</td>
                <td>{pair.sku}</td>
                <td>
                  <button
                    type="button"
                    aria-label={t('own.remove', { number: pair.number })}
                    onClick={() => void attempt(() => removing.mutateAsync({ ...request, params: { number: pair.number } }))}
                  >
                    {t('remove')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
