import { useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { BuyLines } from '#features/storefront/product-tools/buy-lines.tsx'
import { DownloadButton } from '#features/storefront/product-tools/download-button.tsx'
import { reasonText } from '#features/storefront/product-tools/replacement/reason-text.rules.ts'
import type { Result } from '#features/storefront/product-tools/replacement/replacement-session.client.ts'
import {
  chooseAtFirst,
  listOpen,
  listRows,
  type ResultRow,
} from '#features/storefront/product-tools/replacement/result-rows.rules.ts'
import { ProductIdentity } from '#features/storefront/product-tools/schedule/product-identity.tsx'
import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { addToSchedule } from '#features/storefront/product-tools/schedule/schedule-storage.client.ts'
import { SCHEDULE_PAGES } from '#features/storefront/product-tools/tool-paths.rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Table, type Column } from '#ui/table.tsx'
import type { Formats } from '#ui/format.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './replacement-result.module.css'

const TONES: Readonly<Record<ResultRow['level'], BadgeTone>> = { high: 'ok', medium: 'info', low: 'warn' }

type Words = ReturnType<typeof useTexts<'product-tools'>>

const listColumns = (
  t: Words,
  { number, percent }: Pick<Formats, 'number' | 'percent'>,
  bySku: ReadonlyMap<string, ToolProduct>,
): Column<ResultRow>[] => [
  { key: 'asked', header: t('column.asked'), rowHeader: true, cell: ({ asked }) => asked },
  { key: 'quantity', header: t('column.quantity'), numeric: true, phoneLabel: true, cell: ({ quantity }) => number(quantity) },
  {
    key: 'product',
    header: t('column.replacement'),
    phone: 'full',
    cell: ({ sku }) => <ProductIdentity sku={sku} product={bySku.get(sku)} />,
  },
  {
    key: 'confidence',
    header: t('column.confidence'),
    phone: 'end',
    cell: ({ level, percent: share }) => (
      <Badge tone={TONES[level]}>{t(`confidence.${level}`, { percent: percent(share / 100) })}</Badge>
    ),
  },
  {
    key: 'reason',
    header: t('column.reason'),
    phone: 'full',
    cell: ({ reason }) => {
      const { key, values } = reasonText(reason)
      return t(key, values)
    },
  },
]

export const ReplacementResult = ({ result, isBusy }: { result: Result; isBusy: boolean }) => {
  const t = useTexts('product-tools')
  const { number, percent } = useFormats()
  const { locale } = usePage()
  const { answers, products } = result
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => chooseAtFirst(answers))
  const [added, setAdded] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const rows = listRows(answers)
  const open = listOpen(answers)

  const columns = listColumns(t, { number, percent }, bySku)
  const addSelected = (): void => {
    const chosen = rows.filter(({ key }) => selected.has(key))
    addToSchedule(
      'general',
      chosen.map(({ sku, asked, quantity }) => ({
        sku,
        quantity,
        tag: '',
        remark: t('replacement.remark', { asked }).slice(0, 200),
      })),
    )
    setAdded(chosen.length)
    setSelected(new Set())
  }
  return (
    <div className={styles.result}>
      <h2>{t('replacement.result')}</h2>
      <p className={styles.summary} role="status">
        {t('replacement.summary', { found: number(answers.length - open.length), count: number(answers.length) })}
      </p>
      <div role="status">
        {added > 0 && (
          <Message tone="ok" action={<a href={pageHref(locale, SCHEDULE_PAGES.general)}>{t('schedule.open')}</a>}>
            {t('select.added', { count: added })}
          </Message>
        )}
      </div>
      {rows.length > 0 && (
        <Table
          caption={t('replacement.result')}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          busy={isBusy}
          selection={{
            selected,
            onChange: setSelected,
            label: ({ sku, asked }) => t('replacement.row', { sku, asked }),
            actions: (
              <>
                <Button variant="secondary" size="small" onClick={addSelected}>
                  {t('replacement.add')}
                </Button>
                <BuyLines lines={rows.filter(({ key }) => selected.has(key))} />
              </>
            ),
          }}
        />
      )}
      {open.length > 0 && (
        <section className={styles.open}>
          <h3>{t('replacement.open')}</h3>
          <ul>
            {open.map(({ asked, state }) => (
              <li key={asked}>
                <strong>{asked}</strong> {t(state === 'ended' ? 'answer.ended' : 'answer.none')}
              </li>
            ))}
          </ul>
          <p>
            {t('replacement.help')} <a href={pageHref(locale, '/contact-us')}>{t('replacement.contact')}</a>
          </p>
        </section>
      )}
      <div className={styles.actions}>
        <DownloadButton
          label={t('export.xlsx')}
          path="/api/schedules/replacements.xlsx"
          body={() => ({
            ...locale,
            numbers: answers.map(({ asked }) => asked),
            quantities: answers.map(({ quantity = 1 }) => quantity),
          })}
          onDone={(isDone) => setFailed(!isDone)}
        />
      </div>
      {isFailed && (
        <Message tone="bad" live>
          {t('failed.file')}
        </Message>
      )}
    </div>
  )
}
